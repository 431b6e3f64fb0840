// What plugins/solution.ts makes.

declare module "virtual:dice-solution" {
  export const solved: import("./coach/solution").Solution;
  export const tables: string; // their address
}

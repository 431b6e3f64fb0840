import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { isAnalysis, leadsToRoom } from "./lib/links";
import { patiently } from "./lib/patience";
import { settings } from "./lib/settings.svelte";
import { firstWords } from "./lib/speech.svelte";

settings.show();
const target = document.getElementById("page")!;
if (isAnalysis(location)) {
  const screen = patiently(() => import("./analysis/Analysis.svelte"));
  await firstWords("page", "room", "pieces", "page-analysis", "analysis", "page-referee", "page-table", "commands");
  mount((await screen).default, { target });
} else {
  await firstWords("page", "room", "pieces", ...(leadsToRoom(location) ? ["page-live"] : []));
  mount(App, { target });
}

// Words on a drawn picture, and the picture as a file: drawn in the browser, nothing is sent anywhere.

const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';
export const INK = "#22302a";

/** At most so wide. */
export function written(
  at: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  most: number,
  { weight = 400, align = "left" as CanvasTextAlign }: { weight?: number; align?: CanvasTextAlign } = {},
): void {
  at.font = `${weight} ${size}px ${FONT}`;
  at.textAlign = align;
  at.fillStyle = INK;
  at.fillText(words, x, y, most);
}

export const asBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((done) => canvas.toBlob((blob) => done(blob!), type, 0.92));

export const asPicture = async (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new File([await asBlob(canvas, "image/png")], `${name}.png`, { type: "image/png" });

/** Ms after the pages are laid out: about 2 s and 1.8 s more (portal spec, sections 4 and 9). Nobody waits for fonts and pictures longer. */
export const longestWait = 2000 + 1800;

/** Loads the files of the font that have these characters, and no others. */
export async function loadFont(characters: string): Promise<void> {
  await import('./print-font.ts');
  if (!('fonts' in document)) return;
  await Promise.all(
    [400, 700].map((weight) => document.fonts.load(`${String(weight)} 16px "Noto Sans SC Variable"`, characters)),
  );
}

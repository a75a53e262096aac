/** Widths of characters in em, as the system's fonts have them about. */
const widths: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[ijl.,:;'|!‘’“”]/, 0.28],
  [/[frt()[\]{}/\\\- ]/, 0.36],
  [/[mwMW@%]/, 0.88],
  [/[A-Z&]/, 0.67],
  // The rest of Latin, Greek and Cyrillic.
  [/[\u0020-\u04ff]/, 0.56],
];

/** Returns the width of a text in px about: Chinese and other full characters are as wide as the font is high. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += widths.find(([each]) => each.test(character))?.[1] ?? 1;
  return em * fontSize;
}

/** How many characters a text has, counted as both ends count every text with a limit: an emoji of one code point is one. */
export const charactersIn = (text: string): number => Array.from(text).length;

/** How many characters, as people count them, a text has more than its limit; 0 where it keeps to it. */
export function charactersOver(text: string, limit: number): number {
  return Math.max(0, charactersIn(text.trim()) - limit);
}

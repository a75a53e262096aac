/** Returns the number of characters of a text, counted as both ends count every text with a limit: an emoji of one code point is one. */
export const charactersIn = (text: string): number => Array.from(text).length;

/** Returns the number of characters, as people count them, by which a text exceeds its limit; 0 where it keeps to it. */
export function charactersOver(text: string, limit: number): number {
  return Math.max(0, charactersIn(text.trim()) - limit);
}

/** How many characters, as people count them, a text has more than its limit; 0 where it keeps to it. */
export function charactersOver(text: string, limit: number): number {
  return Math.max(0, Array.from(text.trim()).length - limit);
}

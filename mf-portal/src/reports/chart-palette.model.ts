/** Distance of two colours, by their channels, from which on they are told apart. */
const leastDistance = 110;

/**
 * Returns the colours of a chart: that of the theme, then the others in their order, those that look like one before them at
 * the end.
 */
export function chartPalette(theme: string, others: readonly string[]): string[] {
  const palette = [theme];
  const alike: string[] = [];
  for (const colour of others)
    (palette.every((held) => distance(held, colour) >= leastDistance) ? palette : alike).push(colour);
  return [...palette, ...alike];
}

function distance(one: string, other: string): number {
  const [left, right] = [channels(one), channels(other)];
  return Math.hypot(...left.map((value, at) => value - (right[at] ?? 0)));
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

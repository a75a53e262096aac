/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

/** The channels of `#rrggbb`. Throws on any other notation: theme colours are written one way. */
export function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Not a colour of the form #rrggbb: ${hex}`);
  return [channelOf(match[1]), channelOf(match[2]), channelOf(match[3])];
}

/** `share` (0 to 1) of `top` laid over `base`, as `#rrggbb`: opaque, so that its contrast can be computed. */
export function mix(top: string, base: string, share: number): string {
  const over = parseHex(top);
  const under = parseHex(base);
  const mixed = over.map((value, index) => value * share + (under[index] ?? 0) * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance by WCAG 2.2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio by WCAG 2.2, 1 to 21. Level AA asks 4.5 of text and 3 of marks. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function channelOf(digits: string | undefined): number {
  return Number.parseInt(digits ?? '0', 16);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

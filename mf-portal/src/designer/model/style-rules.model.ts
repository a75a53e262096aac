import type { WidgetStyle } from '@portico/shared-kit/portal-pages';

/** Thickest border, in pixels, as the server takes it. */
const thickest = 100;

/** Returns a thickness as it is kept: a negative one is 0 (portal spec, section 4), and a fraction is cut. */
export function borderThickness(typed: number): number {
  return Number.isFinite(typed) ? Math.min(Math.max(Math.trunc(typed), 0), thickest) : 0;
}

/** Returns whether thickness and colour of a border mean something (portal spec, section 4). */
export const hasBorder = ({ borderStyle }: Pick<WidgetStyle, 'borderStyle'>): boolean => borderStyle !== 'none';

/** Result of reading a number of seconds: the milliseconds to keep, or null where it is refused. */
export function autoplayMilliseconds(typed: string): number | null {
  const text = typed.trim();
  // Empty becomes 1 (portal spec, section 5).
  if (text === '') return 1000;
  const seconds = Number(text);
  return /^\d+$/.test(text) && seconds >= 1 && seconds <= 60 ? seconds * 1000 : null;
}

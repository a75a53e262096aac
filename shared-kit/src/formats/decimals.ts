/** Most digits of a number before and after its point (list spec, section 5). */
export const maxIntegerDigits = 16;
/** Digits after the point that a stored number keeps (numeric(24,8)). */
export const maxFractionDigits = 8;

/** An exact decimal: 12.5 is 125 units at scale 1. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

/** The shortest text of a decimal number ("007.50" is "7.5", "-0" is "0"), null for a text that is no number. */
export function normaliseDecimal(text: string): string | null {
  const match = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (match === null || !(match[2] || match[3])) return null;
  const whole = (match[2] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = withoutEndZeros(match[3] ?? '');
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  return match[1] === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** By hand: an expression for zeros at the end begins anew at each zero, which takes minutes where somebody sends many. */
function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** True when a decimal has at most 16 digits before and 8 after its point (list spec, section 5). */
export function fitsDigits(decimal: string): boolean {
  const point = decimal.indexOf('.');
  const sign = decimal.startsWith('-') ? 1 : 0;
  const whole = (point === -1 ? decimal.length : point) - sign;
  const fraction = point === -1 ? 0 : decimal.length - point - 1;
  return whole <= maxIntegerDigits && fraction <= maxFractionDigits;
}

/** Rounds half away from zero to so many fraction digits, without trailing zeros. */
export function roundDecimal(decimal: string, fractionDigits: number): string {
  return toText(rescaled(toScaled(decimal), fractionDigits));
}

/** Moves the point: 12.5 shifted by -2 is 0.125. Exact. */
export function shiftDecimal(decimal: string, places: number): string {
  const { units, scale } = toScaled(decimal);
  const shifted = scale - places;
  return toText(shifted >= 0 ? { units, scale: shifted } : { units: units * 10n ** BigInt(-shifted), scale: 0 });
}

/** The exact sum of decimals; "0" of none. */
export function addDecimals(decimals: readonly string[]): string {
  const scaled = decimals.map(toScaled);
  const scale = Math.max(0, ...scaled.map((each) => each.scale));
  return toText({ units: scaled.reduce((sum, each) => sum + rescaled(each, scale).units, 0n), scale });
}

/** A quotient, rounded half away from zero to so many fraction digits. Throws RangeError for a divisor of 0. */
export function divideDecimals(dividend: string, divisor: string, fractionDigits: number): string {
  const [above, below] = [toScaled(dividend), toScaled(divisor)];
  // One digit more than wanted decides how the last one is rounded.
  const places = fractionDigits + 1 + below.scale - above.scale;
  const units = above.units * 10n ** BigInt(Math.max(places, 0));
  const whole = below.units * 10n ** BigInt(Math.max(-places, 0));
  return roundDecimal(toText({ units: units / whole, scale: fractionDigits + 1 }), fractionDigits);
}

/** Negative, zero or positive, as a sort function wants it. */
export function compareDecimals(left: string, right: string): number {
  const difference = toScaled(addDecimals([left, right.startsWith('-') ? right.slice(1) : `-${right}`])).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function toScaled(decimal: string): Scaled {
  const normal = normaliseDecimal(decimal);
  if (normal === null) throw new RangeError(`Not a decimal: ${decimal}`);
  const [whole = '0', fraction = ''] = normal.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function rescaled({ units, scale }: Scaled, to: number): Scaled {
  if (to >= scale) return { units: units * 10n ** BigInt(to - scale), scale: to };
  const step = 10n ** BigInt(scale - to);
  const half = units < 0n ? -(step / 2n) : step / 2n;
  return { units: (units + half) / step, scale: to };
}

function toText({ units, scale }: Scaled): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return normaliseDecimal(`${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`) ?? '0';
}

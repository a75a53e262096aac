/** Texts of a range of moments or days, either end of which may be open. */
const moment = String.raw`(?:\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?)?`;
const range = new RegExp(`^(${moment});(${moment})$`);

/**
 * Returns the text of a filter form for what two of its texts ask for together, of moments or of people and departments; null
 * where no text says that.
 */
export function bothTexts(one: string, other: string): string | null {
  if (one === other) return one;
  const [left, right] = [range.exec(one), range.exec(other)];
  if (left !== null && right !== null) return commonRange(left, right);
  return one.startsWith('[{') && other.startsWith('[{') ? commonUnits(one, other) : null;
}

function commonRange([, from = '', to = '']: RegExpExecArray, [, otherFrom = '', otherTo = '']: RegExpExecArray) {
  const start = timeOf(from, 'first') > timeOf(otherFrom, 'first') ? from : otherFrom;
  const end = timeOf(to, 'last') < timeOf(otherTo, 'last') ? to : otherTo;
  return timeOf(start, 'first') <= timeOf(end, 'last') ? `${start};${end}` : null;
}

/** The time of a bound, in ms; a day begins and ends by the clock of the organisation. */
function timeOf(bound: string, end: 'first' | 'last'): number {
  if (bound === '') return end === 'first' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (bound.includes('T')) return Date.parse(bound);
  return Date.parse(`${bound}T${end === 'first' ? '00:00:00.000' : '23:59:59.999'}+08:00`);
}

function commonUnits(one: string, other: string): string | null {
  const units = (text: string) => JSON.parse(text) as readonly { readonly id: string }[];
  const ids = new Set(units(other).map(({ id }) => id));
  const common = units(one).filter(({ id }) => ids.has(id));
  return common.length === 0 ? null : JSON.stringify(common);
}

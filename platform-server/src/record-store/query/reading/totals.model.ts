import { addDecimals, compareDecimals, divideDecimals } from '@portico/shared-kit/formats';
import type { RecordTotals, SummaryFigure } from './read-records.ts';

/** Totals of a part of the records of a selection; `figures` by `figureKey`, decimals as text, null of none. */
export interface SegmentTotals {
  readonly total: number;
  readonly figures: Readonly<Record<string, string | null>>;
}

/** Key under which a part keeps one figure of one field. */
export const figureKey = ({ propertyCode, sumType }: SummaryFigure) => `${propertyCode} ${sumType}`;

/**
 * Returns the figures that the parts must hold so that the wanted ones can be made of them: an average is a sum and a
 * count.
 */
export function figuresOfParts(wanted: readonly SummaryFigure[]): SummaryFigure[] {
  const needed = wanted.flatMap(({ propertyCode, sumType }): SummaryFigure[] =>
    sumType === 2
      ? [
          { propertyCode, sumType: 1 },
          { propertyCode, sumType: 5 },
        ]
      : [{ propertyCode, sumType }],
  );
  return [...new Map(needed.map((each) => [figureKey(each), each])).values()];
}

/** The totals of all parts together. Fields of which no part has a figure have none. */
export function mergedTotals(parts: readonly SegmentTotals[], wanted: readonly SummaryFigure[]): RecordTotals {
  const sums = wanted.flatMap((each) => {
    const figure = mergedFigure(parts, each);
    return figure === undefined ? [] : [[each.propertyCode, figure] as const];
  });
  return { total: parts.reduce((sum, { total }) => sum + total, 0), sums: Object.fromEntries(sums) };
}

/** Undefined where the parts do not hold it, as for a field that has no figures. */
function mergedFigure(
  parts: readonly SegmentTotals[],
  { propertyCode, sumType }: SummaryFigure,
): string | null | undefined {
  if (sumType === 2) {
    const sum = mergedFigure(parts, { propertyCode, sumType: 1 });
    const count = mergedFigure(parts, { propertyCode, sumType: 5 });
    return sum === undefined || sum === null || !count ? sum : divideDecimals(sum, count, 8);
  }
  const key = figureKey({ propertyCode, sumType });
  const found = parts.filter(({ figures }) => Object.hasOwn(figures, key)).map(({ figures }) => figures[key] ?? null);
  if (found.length === 0) return undefined;
  const values = found.filter((value) => value !== null);
  return values.length === 0 ? null : merges[sumType](values);
}

const merges: Record<1 | 3 | 4 | 5, (values: readonly string[]) => string> = {
  1: addDecimals,
  3: (values) => values.reduce((least, each) => (compareFigures(each, least) < 0 ? each : least)),
  4: (values) => values.reduce((most, each) => (compareFigures(each, most) > 0 ? each : most)),
  5: addDecimals,
};

const isDecimal = /^-?\d+(\.\d+)?$/;

/** Figures of one field are all decimals or all texts that sort as they are, such as instants. */
function compareFigures(left: string, right: string): number {
  if (isDecimal.test(left) && isDecimal.test(right)) return compareDecimals(left, right);
  return left < right ? -1 : left > right ? 1 : 0;
}

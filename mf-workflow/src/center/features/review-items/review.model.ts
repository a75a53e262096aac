import type { ReviewedItem, ReviewGroup } from '@portico/shared-kit/contract/work-item-bulk.schema';
import {
  displayValue,
  type FormatContext,
  isEmptyValue,
  type Property,
  settingsOf,
  storageOf,
} from '@portico/shared-kit/fields';
import { findRareChoices, findOutliers } from './outliers.model.ts';

/** Reason for which a value of an item is an outlier in its group; the words are filled in with the usual values, as they are shown. */
export interface Mark {
  readonly kind: 'high' | 'low' | 'late' | 'rare';
  readonly usual: string;
  readonly low: string;
  readonly high: string;
}

/** A field in which the items of a group differ, with what stands out by the id of the item. */
export interface ReviewColumn {
  readonly property: Property;
  readonly isNumber: boolean;
  readonly marks: ReadonlyMap<string, Mark>;
}

/** A group as it is looked at: what all have in common, and where they differ. */
export interface ReviewTable {
  readonly same: readonly { readonly property: Property; readonly value: unknown }[];
  readonly columns: readonly ReviewColumn[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the values that the items of a group have in common, those in which they differ, and the outliers there. */
export function reviewTable(
  { properties, items }: Pick<ReviewGroup, 'properties' | 'items'>,
  context: FormatContext,
): ReviewTable {
  const known = properties as unknown as readonly Property[];
  const differing = known.filter(
    ({ code }) => new Set(items.map((item) => JSON.stringify(item.values[code]))).size > 1,
  );
  const isSame = (property: Property) => !differing.includes(property);
  const [first] = items;
  return {
    same: known
      .filter(isSame)
      .map((property) => ({ property, value: first?.values[property.code] }))
      .filter(({ value }) => !isEmptyValue(value)),
    columns: differing.map((property) => ({
      property,
      isNumber: storageOf(property).isNumber,
      marks: marksOf(property, items, context),
    })),
  };
}

function marksOf(
  property: Property,
  items: readonly ReviewedItem[],
  context: FormatContext,
): ReadonlyMap<string, Mark> {
  const values = items.map((item) => item.values[property.code] ?? null);
  const { isNumber, isMoment } = storageOf(property);
  if (isNumber) return numberMarks(property, items, values, context);
  if (isMoment) return dateMarks(property, items, values, context);
  return 'options' in settingsOf(property) ? choiceMarks(property, items, values, context) : new Map();
}

type Marks = ReadonlyMap<string, Mark>;
type Marker = (
  property: Property,
  items: readonly ReviewedItem[],
  values: readonly unknown[],
  context: FormatContext,
) => Marks;

const numberMarks: Marker = (property, items, values, context) => {
  const numbers = values.map((value) => (typeof value === 'string' && value !== '' ? Number(value) : null));
  const judged = findOutliers(numbers, (median) => Math.abs(median) / 2);
  if (judged === null) return new Map();
  const { usual, isOutlier } = judged;
  const shown = (wanted: number) => displayValue(property, values[numbers.indexOf(wanted)], context);
  const words = { usual: shown(usual.median), low: shown(usual.low), high: shown(usual.high) };
  return marked(items, (index) =>
    isOutlier[index] ? { kind: (numbers[index] ?? 0) > usual.median ? 'high' : 'low', ...words } : null,
  );
};

/** Only what is later than usual: of what was long ago there is nothing to fear. */
const dateMarks: Marker = (property, items, values, context) => {
  const moments = values.map((value) => (typeof value === 'string' ? Date.parse(value) : null));
  const judged = findOutliers(moments, () => 3 * dayMs);
  if (judged === null) return new Map();
  const { usual, isOutlier } = judged;
  const shown = (wanted: number) => displayValue(property, values[moments.indexOf(wanted)], context);
  const words = { usual: shown(usual.median), low: shown(usual.low), high: shown(usual.high) };
  return marked(items, (index) =>
    isOutlier[index] && (moments[index] ?? 0) > usual.median ? { kind: 'late', ...words } : null,
  );
};

const choiceMarks: Marker = (property, items, values, context) => {
  const keys = values.map((value) => (isEmptyValue(value) ? null : JSON.stringify(value)));
  const judged = findRareChoices(keys);
  if (judged === null) return new Map();
  const usual = displayValue(property, JSON.parse(judged.usual), context);
  return marked(items, (index) => (judged.isRare[index] ? { kind: 'rare', usual, low: usual, high: usual } : null));
};

function marked(items: readonly ReviewedItem[], markAt: (index: number) => Mark | null): Marks {
  const found = items.flatMap(({ id }, index): [string, Mark][] => {
    const mark = markAt(index);
    return mark === null ? [] : [[id, mark]];
  });
  return new Map(found);
}

/** The ids of items that stand out in one way or another. */
export function markedIds({ columns }: ReviewTable): ReadonlySet<string> {
  return new Set(columns.flatMap(({ marks }) => [...marks.keys()]));
}

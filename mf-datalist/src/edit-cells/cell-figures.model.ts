import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { type AggregateCode, isEmptyValue, kindOf, meaningfulAggregates } from '@portico/shared-kit/fields';
import { addDecimals, compareDecimals, divideDecimals, maxFractionDigits } from '@portico/shared-kit/formats';
import type { CellBlock } from '@portico/shared-kit/ui/grid';

/** Figure of the numbers in a block of cells, as decimal text. */
export interface CellFigure {
  readonly code: AggregateCode;
  readonly value: string;
}

/** Figures of a block of cells. */
export interface BlockFigures {
  readonly cells: number;
  /** None where fewer than two cells hold a number. */
  readonly figures: readonly CellFigure[];
  /** The field that all numbers are of; null where they are of several, which have no format in common. */
  readonly property: PropertyWithRights | null;
}

/**
 * Returns the number of cells of a block, and the sum, the average, the least and the greatest of their numbers; no sum where
 * percentages are among them.
 */
export function blockFigures(
  { rows, columnIds }: CellBlock<BizRecord>,
  properties: readonly PropertyWithRights[],
): BlockFigures {
  const numeric = properties.filter((each) => columnIds.includes(each.code) && kindOf(each).aggregates.includes(1));
  const held = numeric.map((property) => ({
    property,
    values: rows.map(({ data }) => data[property.code]).filter((value) => !isEmptyValue(value)),
  }));
  const filled = held.filter(({ values }) => values.length > 0);
  const values = filled.flatMap((each) => each.values).map(String);
  const hasSum = filled.every(({ property }) => meaningfulAggregates(property).includes(1));
  const [only] = filled;
  return {
    cells: rows.length * columnIds.length,
    figures: values.length < 2 ? [] : figuresOf(values).filter(({ code }) => code !== 1 || hasSum),
    property: filled.length === 1 && only !== undefined ? only.property : null,
  };
}

function figuresOf(values: readonly string[]): readonly CellFigure[] {
  const sum = addDecimals(values);
  const sorted = values.toSorted(compareDecimals);
  return [
    { code: 1, value: sum },
    { code: 2, value: divideDecimals(sum, String(values.length), maxFractionDigits) },
    { code: 3, value: sorted[0] ?? sum },
    { code: 4, value: sorted.at(-1) ?? sum },
  ];
}

import type { ListLayout } from '@portico/shared-kit/contract/list-layout.schema';
import type { ListColumn } from '@portico/shared-kit/contract/models.schema';

/** The heights that rows may have, lowest first. */
export const densities = ['compact', 'middle', 'loose'] as const;

/** A user's own layout of a view; what is missing is as the view says. */
export type ColumnChoices = DeepReadonly<ListLayout>;

type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** The choices of a user who has made none: the view as it is. */
export const noChoices: ColumnChoices = { columns: [], widths: {}, pins: {}, density: 'middle', isFilterOpen: null };

/**
 * The view's columns in the user's order, shown or not, with the user's widths. Columns that the view has since lost
 * are gone; those it has gained stand where the view has them, at the end of what the user ordered.
 */
export function chosenColumns(columns: readonly ListColumn[], choices: ColumnChoices): readonly ListColumn[] {
  const known = new Map(columns.map((column) => [column.propertyCode, column]));
  const ordered = choices.columns.flatMap(({ id, isShown }) => {
    const column = known.get(id);
    known.delete(id);
    return column === undefined ? [] : [{ ...column, isShow: isShown }];
  });
  return [...ordered, ...known.values()].map((column) => withLooks(column, choices));
}

function withLooks({ pinned, ...column }: ListColumn, { widths, pins }: ColumnChoices): ListColumn {
  const { propertyCode: id } = column;
  const width = widths[id] ?? column.width;
  const pin = Object.hasOwn(pins, id) ? pins[id] : pinned;
  return { ...column, ...(width === undefined ? {} : { width }), ...(pin ? { pinned: pin } : {}) };
}

/** Pixels that a column has at most; browsers that are zoomed drag by parts of one. */
const widest = 2000;

/** The choices with one width set, in whole pixels; null gives the column its own width back. */
export function withChosenWidth(choices: ColumnChoices, id: string, width: number | null): ColumnChoices {
  const others = Object.entries(choices.widths).filter(([code]) => code !== id);
  return {
    ...choices,
    widths: Object.fromEntries(width === null ? others : [...others, [id, Math.min(widest, Math.round(width))]]),
  };
}

/** The columns as they are, with one more hidden: `columns` are all of the view's in the user's order. */
export function withoutColumn(columns: readonly ListColumn[], id: string): ColumnChoices['columns'] {
  return columns.map(({ propertyCode, isShow }) => ({
    id: propertyCode,
    isShown: isShow !== false && propertyCode !== id,
  }));
}

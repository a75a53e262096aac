import type { ListColumn } from '@portico/shared-kit/contract/models.schema';
import type { Density } from '@portico/shared-kit/ui/grid';

/** How high rows may be, lowest first. */
export const densities: readonly Density[] = ['compact', 'middle', 'loose'];

/** What one user has set for one view; what is missing is as the view says. */
export interface ColumnChoices {
  /** Ids in the user's order, and which of them are shown. */
  readonly columns: readonly { readonly id: string; readonly isShown: boolean }[];
  /** Pixels by id. */
  readonly widths: Readonly<Record<string, number>>;
  /** Side by id; null scrolls a column that the view pins. */
  readonly pins: Readonly<Record<string, Pin | null>>;
  readonly density: Density;
  /** Whether the filter form shows all conditions; null as the view says. */
  readonly isFilterOpen: boolean | null;
}

type Pin = 'left' | 'right';

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

/** The choices with one width set; null gives the column its own width back. */
export function withChosenWidth(choices: ColumnChoices, id: string, width: number | null): ColumnChoices {
  const others = Object.entries(choices.widths).filter(([code]) => code !== id);
  return { ...choices, widths: Object.fromEntries(width === null ? others : [...others, [id, width]]) };
}

/** The columns as they are, with one more hidden: `columns` are all of the view's in the user's order. */
export function withoutColumn(columns: readonly ListColumn[], id: string): ColumnChoices['columns'] {
  return columns.map(({ propertyCode, isShow }) => ({
    id: propertyCode,
    isShown: isShow !== false && propertyCode !== id,
  }));
}

/** Reads what was stored; anything else counts as nothing chosen. */
export function readChoices(text: string | null): ColumnChoices {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    if (typeof raw !== 'object' || raw === null) return noChoices;
    const { columns, widths, pins, density, isFilterOpen } = raw as Record<keyof ColumnChoices, unknown>;
    return {
      columns: Array.isArray(columns) ? columns.filter(isChoice) : [],
      widths: entriesOf(widths, (width): width is number => typeof width === 'number'),
      pins: entriesOf(pins, isPin),
      density: densities.find((known) => known === density) ?? noChoices.density,
      isFilterOpen: typeof isFilterOpen === 'boolean' ? isFilterOpen : null,
    };
  } catch {
    return noChoices;
  }
}

function isChoice(raw: unknown): raw is { id: string; isShown: boolean } {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, isShown } = raw as { id?: unknown; isShown?: unknown };
  return typeof id === 'string' && typeof isShown === 'boolean';
}

function isPin(raw: unknown): raw is Pin | null {
  return raw === null || raw === 'left' || raw === 'right';
}

function entriesOf<T>(raw: unknown, isValue: (value: unknown) => value is T): Record<string, T> {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, T] => isValue(entry[1])));
}

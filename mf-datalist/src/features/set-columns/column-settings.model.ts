import type { ListColumn } from '@portico/shared-kit/contract/models.schema';

/** What one user has set for the columns of one view; what is missing is as the view says. */
export interface ColumnChoices {
  /** Ids in the user's order, and which of them are shown. */
  readonly columns: readonly { readonly id: string; readonly isShown: boolean }[];
  /** Pixels by id. */
  readonly widths: Readonly<Record<string, number>>;
}

/** The choices of a user who has made none: the view as it is. */
export const noChoices: ColumnChoices = { columns: [], widths: {} };

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
  return [...ordered, ...known.values()].map((column) => withWidth(column, choices.widths[column.propertyCode]));
}

function withWidth(column: ListColumn, width: number | undefined): ListColumn {
  return width === undefined ? column : { ...column, width };
}

/** The choices with one width set; null gives the column its own width back. */
export function withChosenWidth(choices: ColumnChoices, id: string, width: number | null): ColumnChoices {
  const others = Object.entries(choices.widths).filter(([code]) => code !== id);
  return { ...choices, widths: Object.fromEntries(width === null ? others : [...others, [id, width]]) };
}

/** Reads what was stored; anything else counts as nothing chosen. */
export function readChoices(text: string | null): ColumnChoices {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    if (typeof raw !== 'object' || raw === null) return noChoices;
    const { columns, widths } = raw as { columns?: unknown; widths?: unknown };
    return {
      columns: Array.isArray(columns) ? columns.filter(isChoice) : [],
      widths: typeof widths === 'object' && widths !== null ? readWidths(widths) : {},
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

function readWidths(raw: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

import type { ViewCode } from '@portico/shared-kit/contract/ids';
import type { ListLayout } from '@portico/shared-kit/contract/list-layout.schema';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import { type ColumnChoices, noChoices } from '../features/set-columns/column-settings.model.ts';

/** Names of an address that are no part of what is saved: the page and the day that are shown, what the list belongs to. */
const passing = ['page', 'at', 'queryCode', 'savedView', 'debugId', 'viewAs'];

/** Names of an address that another view of the list does not change. */
const lasting = ['debugId', 'viewAs'];

/** Returns what an address says of the state of a list, in one order: what a saved view keeps. */
export function savedQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => !passing.includes(name)));
  kept.sort();
  return kept.toString();
}

/** Returns the address of a saved view. */
export function writeSavedView(
  query: URLSearchParams,
  { id, viewCode, query: saved }: Pick<SavedView, 'id' | 'viewCode' | 'query'>,
): URLSearchParams {
  const state = [...new URLSearchParams(saved)].filter(([name]) => !passing.includes(name));
  const others = [...query].filter(([name]) => lasting.includes(name));
  return new URLSearchParams([['queryCode', viewCode], ...state, ['savedView', id], ...others]);
}

/** Returns what a link to the list as it is says: the view by its code too, so that no default of its reader opens instead. */
export function sharedQuery(query: URLSearchParams, viewCode: ViewCode): string {
  const others = [...query].filter(([name]) => name !== 'queryCode' && !lasting.includes(name));
  return new URLSearchParams([['queryCode', viewCode], ...others]).toString();
}

/** Returns the address without the saved view that it was opened with. */
export function withoutSavedView(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete('savedView');
  return changed;
}

/** The layout that a saved view keeps. */
export const savedLayout = (choices: ColumnChoices) => choices as ListLayout;

/** Returns whether two layouts show the same columns in the same way; an open filter form is no part of it. */
export function isSameLayout(one: ColumnChoices | null, other: ColumnChoices | null): boolean {
  return signature(one ?? noChoices) === signature(other ?? noChoices);
}

function signature({ columns, widths, pins, density, colours = [], frozenRows = 0 }: ColumnChoices): string {
  const sorted = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([
    columns.map(({ id, isShown }) => [id, isShown]),
    sorted(widths),
    sorted(pins),
    density,
    colours,
    frozenRows,
  ]);
}

/** View state of a list: pixels scrolled, ids of selected records, and of the one where the keys were. */
export interface ListViewState {
  readonly top: number;
  readonly left: number;
  readonly selected: readonly string[];
  readonly row?: string | undefined;
}

/** View state of a list that was not left before. */
export const initialListViewState: ListViewState = { top: 0, left: 0, selected: [] };

/** View states of history entries, the newest last. */
export type ListViewStates = readonly (readonly [entry: string, state: ListViewState])[];

/** The number of history entries that are remembered. */
const most = 30;

/** Returns the view states with one set; the oldest go first. */
export function withListViewState(states: ListViewStates, entry: string, state: ListViewState): ListViewStates {
  return [...states.filter(([known]) => known !== entry), [entry, state] as const].slice(-most);
}

/** Returns the view state of an entry; the start of the list for one that is not remembered. */
export function listViewStateOf(states: ListViewStates, entry: string): ListViewState {
  return states.find(([known]) => known === entry)?.[1] ?? initialListViewState;
}

/** Reads what was stored; anything else is no view state at all. */
export function readListViewStates(text: string | null): ListViewStates {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    return Array.isArray(raw) ? raw.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(raw: unknown): raw is readonly [string, ListViewState] {
  if (!Array.isArray(raw) || typeof raw[0] !== 'string') return false;
  const state: unknown = raw[1];
  if (typeof state !== 'object' || state === null) return false;
  const { top, left, selected, row } = state as { readonly [K in keyof ListViewState]?: unknown };
  const areIds = Array.isArray(selected) && selected.every((id) => typeof id === 'string');
  const isRow = row === undefined || typeof row === 'string';
  return typeof top === 'number' && typeof left === 'number' && areIds && isRow;
}

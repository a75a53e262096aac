/** View state of a list: pixels scrolled, ids of selected records, and of the one where the keys were. */
export interface ListPlace {
  readonly top: number;
  readonly left: number;
  readonly selected: readonly string[];
  readonly row?: string | undefined;
}

/** View state of a list that was not left before. */
export const startPlace: ListPlace = { top: 0, left: 0, selected: [] };

/** Places of history entries, the newest last. */
export type ListPlaces = readonly (readonly [entry: string, place: ListPlace])[];

/** The number of history entries that are remembered. */
const most = 30;

/** The places with one set; the oldest go first. */
export function withPlace(places: ListPlaces, entry: string, place: ListPlace): ListPlaces {
  return [...places.filter(([known]) => known !== entry), [entry, place] as const].slice(-most);
}

/** The place of an entry; the start of the list for one that is not remembered. */
export function placeOf(places: ListPlaces, entry: string): ListPlace {
  return places.find(([known]) => known === entry)?.[1] ?? startPlace;
}

/** Reads what was stored; anything else is no place at all. */
export function readPlaces(text: string | null): ListPlaces {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    return Array.isArray(raw) ? raw.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(raw: unknown): raw is readonly [string, ListPlace] {
  if (!Array.isArray(raw) || typeof raw[0] !== 'string') return false;
  const place: unknown = raw[1];
  if (typeof place !== 'object' || place === null) return false;
  const { top, left, selected, row } = place as { readonly [K in keyof ListPlace]?: unknown };
  const areIds = Array.isArray(selected) && selected.every((id) => typeof id === 'string');
  const isRow = row === undefined || typeof row === 'string';
  return typeof top === 'number' && typeof left === 'number' && areIds && isRow;
}

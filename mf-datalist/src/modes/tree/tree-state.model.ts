import type { BizRecord } from '@portico/shared-kit/contract/records.schema';

/** Records that are read at once of those below one record. */
export const pageSize = 100;

/** Key of the branch at the top, whose records stand below none. */
export const topKey = '';

/** Records of a page; null for one that stands elsewhere now, where it is not read yet which one stands there. */
type BranchRecords = readonly (BizRecord | null)[];

/** Records below one record, as far as they were read. */
export interface Branch {
  readonly total: number;
  readonly pages: ReadonlyMap<number, BranchRecords>;
}

/** Records of a tree that were read, by the ids of those that they stand below. */
export interface TreeState {
  readonly branches: ReadonlyMap<string, Branch>;
  /** Numbers of records below records. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Page of a branch, as it was read. */
export interface BranchPage {
  readonly branch: string;
  readonly page: number;
  readonly records: readonly BizRecord[];
  readonly total: number;
}

/** The tree of which nothing was read yet. */
export const emptyTree: TreeState = { branches: new Map(), counts: new Map() };

/** Returns the state once a page was read: its records stand nowhere else any more, as after a move. */
export function withPage(state: TreeState, { branch, page, records, total }: BranchPage): TreeState {
  const ids = new Set(records.map(({ id }) => id));
  const branches = new Map(state.branches);
  for (const [key, other] of branches) {
    if (key !== branch) branches.set(key, without(other, ids));
  }
  const own = branches.get(branch);
  // Where others were added or went, the pages after this one are not what they were: they stand until they are read again, so that nothing is
  // empty meanwhile.
  branches.set(branch, { total, pages: keptPages(own?.pages ?? new Map(), ids, page).set(page, records) });
  const counts = branch === topKey ? state.counts : new Map(state.counts).set(branch, total);
  return { branches, counts };
}

/** Returns the state once a record was put at another place of its branch; the same where it was not read that far. */
export function withOrder(
  state: TreeState,
  { branch, from, to }: { readonly branch: string; readonly from: number; readonly to: number },
): TreeState {
  const read = state.branches.get(branch);
  if (read === undefined) return state;
  const rows = Array.from({ length: read.total }, (_, at) => recordAt(read, at));
  const [moved = null] = rows.splice(from, 1);
  rows.splice(to, 0, moved);
  const pages = new Map(
    [...read.pages.keys()].map((page) => [page, rows.slice(page * pageSize, (page + 1) * pageSize)] as const),
  );
  const isWhole = [...pages.values()].every((records) => !records.includes(null));
  if (!isWhole) return state;
  const branches = new Map(state.branches).set(branch, { total: read.total, pages });
  return { ...state, branches };
}

/** The record at a place of a branch; null where it was not read. */
export function recordAt({ pages }: Branch, index: number): BizRecord | null {
  return pages.get(Math.floor(index / pageSize))?.[index % pageSize] ?? null;
}

/** Returns the state once it is known how many records stand below some. */
export function withCounts(state: TreeState, counts: ReadonlyMap<string, number>): TreeState {
  const isKnown = [...counts].every(([id, count]) => state.counts.get(id) === count);
  return isKnown ? state : { ...state, counts: new Map([...state.counts, ...counts]) };
}

/** The other pages of a branch, with empty places for the records that a new page holds. */
function keptPages(pages: Branch['pages'], ids: ReadonlySet<string>, page: number): Map<number, BranchRecords> {
  const kept = [...pages].filter(([at]) => at !== page);
  return new Map(
    kept.map(([at, records]) => {
      const isKept = (record: BizRecord | null) => record === null || !ids.has(record.id);
      return [at, records.every(isKept) ? records : records.map((record) => (isKept(record) ? record : null))];
    }),
  );
}

/** Returns a branch without records that stand elsewhere now; the same one where it has none of them. */
function without(branch: Branch, ids: ReadonlySet<string>): Branch {
  const all = [...branch.pages];
  const isGone = (record: BizRecord | null) => record !== null && ids.has(record.id);
  const gone = all.flatMap(([, records]) => records.filter(isGone)).length;
  if (gone === 0) return branch;
  const pages = new Map(all.map(([page, records]) => [page, records.filter((record) => !isGone(record))]));
  return { total: branch.total - gone, pages };
}

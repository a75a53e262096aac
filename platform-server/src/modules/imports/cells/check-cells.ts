import type { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { isDeepStrictEqual } from 'node:util';
import { type CheckedDraft, comparable, type ImportContext, type RecordImporting } from '../../records/index.ts';
import type { CellDraft } from './cell-drafts.ts';
import type { CellNotes } from './cell-notes.ts';

/** Cells of a record that are written, or have what was given already. */
export interface GoodCells {
  readonly row: number;
  readonly draft: CheckedDraft;
  readonly codes: readonly string[];
  /** Number of its cells that get another value. */
  readonly changed: number;
}

type Importing = Pick<RecordImporting, 'check' | 'takenValues'>;

/** Rounds in which refused cells are taken out of a record and the others are checked again; what is wrong after them is refused with the record. */
const mostRounds = 4;

/**
 * Checks rows of cells by the rules of a save, and notes what is refused. Of a record that is there already refused cells are left out;
 * a new one is refused as a whole, and so is one where something else than its cells is wrong.
 */
export async function checkCells(
  { check, takenValues }: Importing,
  {
    context,
    notes,
    refusal,
  }: { readonly context: ImportContext; readonly notes: CellNotes; readonly refusal: AppError | null },
  drafts: readonly CellDraft[],
): Promise<readonly GoodCells[]> {
  const good: GoodCells[] = [];
  const taken = takenValues();
  let open = drafts;
  if (refusal !== null) {
    const { message: reason } = describeError({ code: refusal.code, params: refusal.params }, context.locale);
    for (const { row, version } of open) if (version === null) notes.note({ row, code: null, reason, isOfRow: true });
    open = open.filter(({ version }) => version !== null);
  }
  for (let round = 1; open.length > 0; round += 1) {
    const checked = await check(context, open.map(importDraft), taken);
    const next: CellDraft[] = [];
    for (const [at, draft] of open.entries()) {
      const answer = checked[at];
      if (answer === undefined) continue;
      if (answer.problems.length === 0) good.push(goodCells(context, draft, answer));
      else next.push(...withoutRefused(draft, answer.problems, { notes, isLast: round === mostRounds }));
    }
    open = next;
  }
  return good;
}

const none: ReadonlySet<string> = new Set();

const importDraft = ({ id, version, given }: CellDraft) => ({
  id,
  isNew: version === null,
  given,
  unread: none,
  ...(version === null ? {} : { seen: version }),
});

/** The draft without the cells that are refused; none where it is refused as a whole. */
function withoutRefused(
  draft: CellDraft,
  problems: CheckedDraft['problems'],
  { notes, isLast }: { readonly notes: CellNotes; readonly isLast: boolean },
): readonly CellDraft[] {
  const { row, version, given } = draft;
  const wrong = new Set(problems.map(({ path }) => path));
  const rest = Object.entries(given).filter(([code]) => !wrong.has(code));
  const isOfCells = [...wrong].every((path) => path !== null && Object.hasOwn(given, path));
  const isOfRow = isLast || version === null || !isOfCells;
  // Of a record that is gone, or somebody else’s now, nothing else is worth telling.
  const told = wrong.has(null) ? problems.filter(({ path }) => path === null) : problems;
  for (const { path, reason } of told) notes.note({ row, code: path?.split('.')[0] ?? null, reason, isOfRow });
  return isOfRow || rest.length === 0 ? [] : [{ ...draft, given: Object.fromEntries(rest) }];
}

function goodCells({ model }: ImportContext, { row, given, version }: CellDraft, draft: CheckedDraft): GoodCells {
  const codes = Object.keys(given);
  const isChanged = (code: string) => {
    const property = model.table.properties.find((each) => each.code === code);
    if (property === undefined) return false;
    return !isDeepStrictEqual(comparable(given[code], property), comparable(draft.was[code], property));
  };
  return { row, draft, codes, changed: version === null ? codes.length : codes.filter(isChanged).length };
}

import { endOfTurn } from '../../../taking-turns.ts';
import type { CheckedDraft, ImportContext, RecordImporting, UniqueValues } from '../../records/index.ts';
import type { TargetedRecord } from '../reading/find-overwritten.ts';

/** Checks records that were read, each with the one that it overwrites. */
export async function checkAll(
  { check }: Pick<RecordImporting, 'check'>,
  context: ImportContext,
  {
    targeted,
    taken,
    newId,
  }: { readonly targeted: readonly TargetedRecord[]; readonly taken: UniqueValues; readonly newId: () => string },
): Promise<readonly CheckedDraft[]> {
  const drafts: Parameters<RecordImporting['check']>[1][number][] = [];
  for (const { values, problems, overwrites } of targeted) {
    const wait = endOfTurn();
    if (wait !== undefined) await wait;
    drafts.push({
      id: overwrites ?? newId(),
      isNew: overwrites === null,
      given: overwrites === null ? filledIn(values) : values,
      unread: problems.length === 0 ? none : new Set(problems.flatMap(({ path }) => path ?? [])),
    });
  }
  return check(context, drafts, taken);
}

const none: ReadonlySet<string> = new Set();

function filledIn(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const code in values) if (values[code] !== null) filled[code] = values[code];
  return filled;
}

import type { CheckedDraft, ImportContext, RecordImporting, UniqueValues } from '../../records/index.ts';
import type { TargetedRecord } from '../reading/find-overwritten.ts';

/** Checks records that were read, each with the one that it overwrites. */
export function checkAll(
  { check }: Pick<RecordImporting, 'check'>,
  context: ImportContext,
  {
    targeted,
    taken,
    newId,
  }: { readonly targeted: readonly TargetedRecord[]; readonly taken: UniqueValues; readonly newId: () => string },
): Promise<readonly CheckedDraft[]> {
  const drafts = targeted.map(({ values, problems, overwrites }) => {
    const filled = Object.entries(values).filter(([, value]) => value !== null);
    return {
      id: overwrites ?? newId(),
      isNew: overwrites === null,
      given: overwrites === null ? Object.fromEntries(filled) : values,
      unread: new Set(problems.flatMap(({ path }) => path ?? [])),
    };
  });
  return check(context, drafts, taken);
}

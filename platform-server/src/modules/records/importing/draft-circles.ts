import { appError, namedParam } from '@portico/shared-kit/errors';
import { propertyName, type RecordValue } from '@portico/shared-kit/fields';
import type { Database } from '../../../database/index.ts';
import { readParents } from '../../../record-store/index.ts';
import { parentCodes } from '../../models/index.ts';
import type { ImportContext } from './import-draft.ts';
import { wholeProblem, type WorkedOutDraft } from './work-out-draft.ts';

/**
 * Adds that records would come to stand below themselves by a field that makes a tree in one of the model's views, by the drafts
 * together. New records stand above nothing, and a circle that is there already keeps nobody from changing something else.
 */
export async function addCircles(
  { db, corpId }: { readonly db: Database; readonly corpId: string },
  { model: { definition, table }, locale }: ImportContext,
  worked: readonly WorkedOutDraft[],
): Promise<void> {
  for (const code of parentCodes(definition)) {
    const column = table.columns.get(code);
    const moved = new Map(worked.flatMap((each) => movedBy(each, code)));
    if (column === undefined || moved.size === 0) continue;
    const starts = [...new Set([...moved.values()].map(({ parent }) => parent.id))];
    const known = await readParents(db, { table, corpId, parent: column }, starts);
    const above = (id: string) => moved.get(id)?.parent.id ?? known.get(id);
    for (const [id, { draft, parent }] of moved) {
      if (!isReached(id, parent.id, above)) continue;
      const property = propertyName(column.property, locale);
      const error = appError('parentInCircle', { property, ...namedParam('parent', parent) });
      draft.problems.push({ ...wholeProblem(error, locale), path: code });
    }
  }
}

interface MovedRecord {
  readonly draft: WorkedOutDraft;
  readonly parent: RecordValue;
}

/** The record of a draft with its new parent; none where it keeps the one it has, or gets none. */
function movedBy(draft: WorkedOutDraft, code: string): readonly (readonly [string, MovedRecord])[] {
  const { existing, values } = draft;
  if (existing === null) return [];
  const [parent, before] = [values[code], existing.was[code]].map((value) => (value ?? null) as RecordValue | null);
  return !parent || parent.id === before?.id ? [] : [[draft.draft.id, { draft, parent }]];
}

/** Returns whether a record is met on the way up from another one; a circle beside it ends the way. */
function isReached(id: string, from: string, above: (id: string) => string | undefined): boolean {
  const met = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !met.has(at); at = above(at)) {
    if (at === id) return true;
    met.add(at);
  }
  return false;
}

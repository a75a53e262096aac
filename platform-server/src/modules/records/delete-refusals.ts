import type { ErrorName } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type DeleteFacts, readDeleteFacts } from '../../record-store/index.ts';
import { type Model, policyOf } from '../models/index.ts';
import { referredRecords } from './referred-records.ts';

/** A user's request to delete records. */
interface DeletionRequest {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly at: Date;
  readonly ids: readonly string[];
  /** All published models. */
  readonly all: readonly Model[];
  /**
   * True where only drafts are deleted: records that were finished meanwhile stay; those that this user began and never
   * finished may go without the right to delete.
   */
  readonly onlyDrafts?: boolean;
}

/** A record, why it stays, and in which models others refer to it. */
interface DeletionCandidate {
  readonly id: string;
  readonly name: string;
  /** Null where it may go. */
  readonly refusal: ErrorName | null;
  readonly referredFrom: readonly Model[];
}

/** Returns which of these records may be deleted, and the reasons for the others; in a transaction they are locked. */
export async function deleteRefusals(
  db: Database,
  corpId: string,
  { model, user, at, ids, all, onlyDrafts = false }: DeletionRequest,
): Promise<readonly DeletionCandidate[]> {
  const policy = policyOf(model, user, at);
  const facts = await readDeleteFacts(
    db,
    { table: model.table, corpId, policy },
    ids,
    onlyDrafts ? user.id : undefined,
  );
  const byId = new Map(facts.map((each) => [each.id, each]));
  const wanted = [...new Set(ids)];
  const refusalOf = (id: string) => ownRefusal(byId.get(id), onlyDrafts);
  const deletable = wanted.filter((id) => refusalOf(id) === null);
  const referred = await referredRecords(db, corpId, { model, ids: deletable, all });
  return wanted.map((id) => {
    const referredFrom = referred.get(id) ?? [];
    const refusal = refusalOf(id) ?? (referredFrom.length > 0 ? 'recordReferred' : null);
    return { id, name: byId.get(id)?.name ?? '', refusal, referredFrom };
  });
}

/** Returns the reason for which a record stays, whoever refers to it (list spec, sections 5 and 6). */
function ownRefusal(facts: DeleteFacts | undefined, onlyDrafts: boolean): ErrorName | null {
  if (facts === undefined) return 'recordMissing';
  if (onlyDrafts && !facts.isDraft) return 'recordConflict';
  if (facts.isProcessData) return 'processDataNotDeletable';
  return facts.isAllowed ? null : 'noPermissionToDelete';
}

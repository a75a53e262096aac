import type { WorkItemId } from '@portico/shared-kit/contract/ids';
import type { BizRecord, GetRecordInput } from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type RowLevelPolicy, readRecord } from '../../../record-store/index.ts';
import { attachedFiles } from '../saving/check-references.ts';
import { canView, type Model, narrowedBy, participantPolicy, policyOf, type RecordAccess } from '../../models/index.ts';

/** A saved record and the version that it had then; the record itself where saving it told. */
interface SavedVersion {
  readonly id: string;
  readonly version: number;
  readonly content: string | null;
}

/** Returns a reader of single records as a user sees them, as JSON text of a BizRecord. */
export function recordReader(
  { connections: { db }, corpId, now }: Platform,
  { hasPart, limitsOfPart }: Pick<RecordAccess, 'hasPart' | 'limitsOfPart'>,
) {
  /**
   * The record with what the user may do with it; undefined where they may not see it. A part in its workflow opens it
   * to read where no role does. Opened as a work item it is narrowed to what its activity lets the user do, and read by
   * a part alone to what their activities show.
   */
  async function find(model: Model, user: SignedInUser, id: string, workItemId?: WorkItemId) {
    const { schemaCode, table } = model;
    const limitsBy = (by?: string) =>
      limitsOfPart(user, { schemaCode, recordId: id, workItemId: by }, table.properties);
    const ofItem = workItemId === undefined ? null : await limitsBy(workItemId);
    const within = async (own: RowLevelPolicy, limits: NodeLimits | null) => {
      const policy = limits === null ? own : narrowedBy(own, limits);
      const text = await readRecord(db, { table, corpId, policy }, id);
      return text === undefined ? undefined : { text, policy, limits };
    };
    const shown = await within(policyOf(model, user, now()), ofItem);
    if (shown !== undefined || !(await hasPart(user, schemaCode, id))) return shown;
    return within(participantPolicy(model, user, now()), ofItem ?? (await limitsBy()));
  }

  return {
    find,
    /**
     * A record that the user has just saved. Where it is out of their sight now, what they need to know that it is kept:
     * its id and version.
     */
    async readSaved(model: Model, user: SignedInUser, { id, version, content }: SavedVersion): Promise<string> {
      if (content !== null) return content;
      const found = await find(model, user, id);
      return found?.text ?? JSON.stringify({ id, schemaCode: model.schemaCode, version, data: { id }, actions: [] });
    },
    /** Returns whether the user sees a field of the record, in a sub-table or not, that holds the file. */
    async showsFile(model: Model, user: SignedInUser, id: string, fileId: string): Promise<boolean> {
      const found = await find(model, user, id);
      if (found === undefined || found.policy.fields.visible.size === 0) return found !== undefined;
      return attachedFiles(model.table, (JSON.parse(found.text) as BizRecord).data).includes(fileId);
    },
    /** Throws recordMissing to who sees the list, noPermissionToView to others. */
    async read(model: Model, user: SignedInUser, { id, workItemId }: GetRecordInput): Promise<string> {
      const found = await find(model, user, id, workItemId);
      if (found !== undefined) return asItem(found, workItemId);
      throw appError(canView(model.definition, user) ? 'recordMissing' : 'noPermissionToView');
    },
  };
}

/** Reader of single records as a user sees them. */
export type RecordReader = ReturnType<typeof recordReader>;

interface RecordText {
  readonly text: string;
  readonly limits: NodeLimits | null;
}

/** The record with what the activity of the item wants, where it was opened as one of the user's. */
function asItem({ text, limits }: RecordText, workItemId: WorkItemId | undefined): string {
  if (limits === null || workItemId === undefined) return text;
  const required = limits.required.length === 0 ? {} : { required: limits.required };
  const fixedRows = limits.fixedRows.length === 0 ? {} : { fixedRows: limits.fixedRows };
  return JSON.stringify({ ...(JSON.parse(text) as BizRecord), workItemId, ...required, ...fixedRows });
}

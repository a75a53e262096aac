import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type RecordScopes, readRecord } from '../../../records/index.ts';
import { attachedFiles } from '../saving/check-references.ts';
import { canView, type Model, participantScopes, scopesOf } from '../../models/index.ts';

/** Whether the user started a workflow of the record, or has or had work in one. */
export type HasPartIn = (user: SignedInUser, schemaCode: string, id: string) => Promise<boolean>;

/** A saved record and the version that it had then; the record itself where saving it told. */
interface SavedVersion {
  readonly id: string;
  readonly version: number;
  readonly content: string | null;
}

/** One record as a user sees it, as JSON text of a BizRecord. */
export function recordReader({ connections: { db }, corpId, now }: Platform, hasPartIn: HasPartIn) {
  /**
   * The record with what the user may do with it; undefined where they may not see it. A part in its workflow opens it
   * to read where no role does.
   */
  async function find(model: Model, user: SignedInUser, id: string) {
    const { schemaCode, table } = model;
    const within = async (scopes: RecordScopes) => {
      const text = await readRecord(db, { table, corpId, scopes }, id);
      return text === undefined ? undefined : { text, scopes };
    };
    const shown = await within(scopesOf(model, user, now()));
    if (shown !== undefined || !(await hasPartIn(user, schemaCode, id))) return shown;
    return within(participantScopes(model, user, now()));
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
    /** Whether the user sees a data item of the record, in a sub-table or not, that holds the file. */
    async showsFile(model: Model, user: SignedInUser, id: string, fileId: string): Promise<boolean> {
      const found = await find(model, user, id);
      if (found === undefined || found.scopes.fields.visible.size === 0) return found !== undefined;
      return attachedFiles(model.table, (JSON.parse(found.text) as BizRecord).data).includes(fileId);
    },
    /** Throws recordMissing to who sees the list, noPermissionToView to others. */
    async read(model: Model, user: SignedInUser, id: string): Promise<string> {
      const found = await find(model, user, id);
      if (found !== undefined) return found.text;
      throw appError(canView(model.definition, user) ? 'recordMissing' : 'noPermissionToView');
    },
  };
}

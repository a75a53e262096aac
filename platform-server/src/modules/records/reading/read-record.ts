import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type RecordScopes, readRecord } from '../../../records/index.ts';
import { canView, type Model, participantScopes, scopesOf } from '../../models/index.ts';

/** Whether the user started a workflow of the record, or has or had work in one. */
export type HasPartIn = (user: SignedInUser, schemaCode: string, id: string) => Promise<boolean>;

/** One record as a user sees it, as JSON text of a BizRecord. */
export function recordReader({ connections: { db }, corpId, now }: Platform, hasPartIn: HasPartIn) {
  /**
   * The record with what the user may do with it; undefined where they may not see it. A part in its workflow opens it
   * to read where no role does.
   */
  async function find({ schemaCode, table, definition }: Model, user: SignedInUser, id: string) {
    const within = async (scopes: RecordScopes) => {
      const text = await readRecord(db, { table, corpId, scopes }, id);
      return text === undefined ? undefined : { text, scopes };
    };
    const shown = await within(scopesOf(definition, user, now()));
    if (shown !== undefined || !(await hasPartIn(user, schemaCode, id))) return shown;
    return within(participantScopes(definition, user));
  }

  return {
    find,
    /** Throws recordMissing to who sees the list, noPermissionToView to others. */
    async read(model: Model, user: SignedInUser, id: string): Promise<string> {
      const found = await find(model, user, id);
      if (found !== undefined) return found.text;
      throw appError(canView(model.definition, user) ? 'recordMissing' : 'noPermissionToView');
    },
  };
}

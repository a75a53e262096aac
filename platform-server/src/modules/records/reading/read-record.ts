import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type RecordScopes, readRecord } from '../../../records/index.ts';
import { canView, type Model, scopesOf } from '../../models/index.ts';

/** Whether the user started a workflow of the record, or has or had work in one. */
export type HasPartIn = (user: SignedInUser, schemaCode: string, id: string) => Promise<boolean>;

/** What a workflow shows of a record to those who have a part in it. */
const forReading: RecordScopes = { view: 'all', edit: 'none', delete: 'none', deletesProcessData: false };

/** One record as a user sees it, as JSON text of a BizRecord. */
export function recordReader({ connections: { db }, corpId }: Platform, hasPartIn: HasPartIn) {
  /** Undefined where the user may not see it; a part in its workflow opens it to read where no role does. */
  async function find({ schemaCode, table, definition }: Model, user: SignedInUser, id: string) {
    const shown = await readRecord(db, { table, corpId, scopes: scopesOf(definition, user) }, id);
    if (shown !== undefined || !(await hasPartIn(user, schemaCode, id))) return shown;
    return readRecord(db, { table, corpId, scopes: forReading }, id);
  }

  return {
    find,
    /** Throws recordMissing to who sees the list, noPermissionToView to others. */
    async read(model: Model, user: SignedInUser, id: string): Promise<string> {
      const text = await find(model, user, id);
      if (text !== undefined) return text;
      throw appError(canView(model.definition, user) ? 'recordMissing' : 'noPermissionToView');
    },
  };
}

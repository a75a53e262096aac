import type { ModelCode, ViewCode } from '@portico/shared-kit/contract/ids';
import type { KeepListLayoutInput, ListLayout } from '@portico/shared-kit/contract/list-layout.schema';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { findListLayout, saveListLayout } from './list-layouts.repository.ts';

/** People's own layouts of list views. */
export interface ListLayouts {
  /** Returns the user's layout of a view; null where nothing is set. */
  find(user: SignedInUser, schemaCode: ModelCode, viewCode: ViewCode): Promise<ListLayout | null>;
  keep(user: SignedInUser, input: KeepListLayoutInput): Promise<object>;
}

/** Finds and keeps them; who may see the list is asked before. */
export function listLayouts({ connections: { db }, corpId }: Platform): ListLayouts {
  return {
    find: ({ id: userId }, schemaCode, viewCode) => findListLayout(db, { corpId, userId }, schemaCode, viewCode),
    async keep({ id: userId }, input) {
      await saveListLayout(db, { corpId, userId }, input);
      return {};
    },
  };
}

import type { QueryWorkItemsInput, WorkItemCount, WorkItemPage } from '@portico/shared-kit/contract/workflow.schema';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { presentListedItem } from '../workflow.presenter.ts';
import * as lists from './work-item-lists.repository.ts';
import * as workItems from './work-items.repository.ts';

/** What waits for people, and what they have done. */
export interface WorkItems {
  /** The numbers of the two badges. */
  countItems(user: SignedInUser): Promise<WorkItemCount>;
  /** A page of the user's to-do (newest received first) or done list (newest handled first). */
  queryItems(user: SignedInUser, input: QueryWorkItemsInput): Promise<WorkItemPage>;
}

/** Reads people's work items. */
export function workItemsService({ connections, corpId }: Platform): WorkItems {
  const { db } = connections;
  return {
    async countItems(user) {
      const { work, circulated } = await workItems.countOpen(db, corpId, user.id);
      return { workItemCount: work, circulateItemCount: circulated };
    },

    async queryItems(user, input) {
      const { rows, total } = await lists.searchItems(db, corpId, { ...input, participantId: user.id });
      return { content: rows.map(presentListedItem), totalElements: total };
    },
  };
}

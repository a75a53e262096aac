import type {
  GetWorkLoadInput,
  SearchWorkItemsInput,
  WorkItemMatchPage,
  WorkLoad,
  WorkLoadParts,
} from '@portico/shared-kit/contract/workflow-search.schema';
import type { Platform } from '../../../platform.ts';
import { presentListedItem } from '../workflow.presenter.ts';
import { findLoadParts, findLoads, searchItems } from './item-search.repository.ts';
import { searchedCodes } from './searched-codes.ts';
import { presentLoad } from './searching.presenter.ts';

/** Number of people in the ranking of loads. */
const mostLoads = 20;

/** Searches of work items, whoever's they are. Who may ask is a matter of the endpoints. */
export interface ItemSearch {
  /** A page of the work items of one person. */
  query(input: SearchWorkItemsInput): Promise<WorkItemMatchPage>;
  /** The 20 people for whom most waits. */
  listLoads(): Promise<WorkLoad[]>;
  /** Returns the work that waits for one person, by workflow. */
  loadOf(input: GetWorkLoadInput): Promise<WorkLoadParts>;
}

/** Searches everybody's work items. */
export function itemSearch(platform: Platform): ItemSearch {
  const { connections, corpId } = platform;
  const { db } = connections;

  return {
    async query(input) {
      const search = { ...input, workflowCodes: await searchedCodes(platform, input) };
      const { rows, total, isMore } = await searchItems(db, corpId, search);
      return { content: rows.map((row) => presentListedItem(row)), totalElements: total, isMore };
    },

    async listLoads() {
      return (await findLoads(db, corpId, mostLoads)).map(presentLoad);
    },

    async loadOf({ participantId }) {
      const parts = await findLoadParts(db, corpId, participantId);
      return parts.map(({ oldest, ...part }) => ({ ...part, oldestReceiveTime: oldest.toISOString() }));
    },
  };
}

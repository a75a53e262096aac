import type {
  InstanceMatchPage,
  SearchableWorkflow,
  ListWorkflowsInput,
  MyInstancePage,
  QueryMyInstancesInput,
  SearchInstancesInput,
} from '@portico/shared-kit/contract/workflow-search.schema';
import { appError } from '@portico/shared-kit/errors';
import { can } from '@portico/shared-kit/permissions';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { subscriptionsOf } from '../../../workflow-engine/index.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { findOpenItems } from '../work-items/work-items.repository.ts';
import { actionsOf } from '../workflow.policy.ts';
import { presentInstance } from '../workflow.presenter.ts';
import { type InstanceMatchRow, searchInstances } from './instance-search.repository.ts';
import { findWorkflows } from './searchable-workflows.repository.ts';
import { searchedCodes } from './searched-codes.ts';
import { presentInstanceMatch, presentSubscriptions } from './searching.presenter.ts';

const dayMs = 86_400_000;

/** Searches of instances. Who may ask for all is a matter of the endpoints. */
export interface InstanceSearch {
  /**
   * Returns the workflows that can be searched by. Throws noPermission where somebody else than an administrator asks for
   * all.
   */
  listWorkflows(user: SignedInUser, input: ListWorkflowsInput): Promise<SearchableWorkflow[]>;
  /** A page of what the user started, newest first, with what they may do with each. */
  queryMine(user: SignedInUser, input: QueryMyInstancesInput): Promise<MyInstancePage>;
  /** A page of all instances that fit. */
  queryAll(input: SearchInstancesInput): Promise<InstanceMatchPage>;
}

/** The open items of instances that are not over, by instance. */
async function openItemsOf(db: Database, corpId: string, rows: readonly InstanceMatchRow[]) {
  const running = rows.filter(({ finishedTime }) => finishedTime === null).map(({ id }) => id);
  const open = Map.groupBy(await findOpenItems(db, corpId, running), (item) => item.instanceId);
  return (id: string) => open.get(id) ?? [];
}

/** Returns whether it waits for its originator to submit it again, which it does only where it was handed back. */
function isReturned({ state, finishedTime }: InstanceMatchRow): boolean {
  return finishedTime === null && state.activities.some(({ waiting }) => waiting === 'submission');
}

/** Returns the waits of the instance that are nobody's work. */
async function waitsAt(templates: WorkflowTemplates, { state, workflowCode, workflowVersion }: InstanceMatchRow) {
  const waits = subscriptionsOf(state).filter(({ isBoundary }) => !isBoundary);
  if (waits.length === 0) return {};
  const { nodes } = await templates.read(workflowCode, workflowVersion);
  return { waits: presentSubscriptions(waits, nodes) };
}

/** Searches instances that ran and run. */
export function instanceSearch(platform: Platform, templates: WorkflowTemplates): InstanceSearch {
  const { connections, corpId, now } = platform;
  const { db } = connections;

  /** Others are given it to read on its form, not here. */
  async function ownActions(user: SignedInUser, { state, workflowCode, workflowVersion }: InstanceMatchRow) {
    const template = await templates.read(workflowCode, workflowVersion);
    return actionsOf({ template, state, item: null, hasPart: false, user, now: now().toISOString() });
  }

  return {
    async listWorkflows(user, { of }) {
      if (of === 'all' && !can(user.grants, 'workflow:oversee')) throw appError('noPermission');
      return findWorkflows(db, corpId, of === 'all' ? null : user.id);
    },

    async queryMine(user, input) {
      const search = { ...input, workflowCodes: await searchedCodes(platform, input), originatorIds: [user.id] };
      const { rows, total, isMore } = await searchInstances(db, corpId, { ...search, order: 'newest' });
      const openOf = await openItemsOf(db, corpId, rows);
      const content = rows.map(async (row) => ({
        ...presentInstance(row, openOf(row.id)),
        ...(await waitsAt(templates, row)),
        actions: row.finishedTime === null ? await ownActions(user, row) : [],
        ...(isReturned(row) ? { isReturned: true } : {}),
      }));
      return { content: await Promise.all(content), totalElements: total, isMore };
    },

    async queryAll({ runningDays, ...input }) {
      const runningSince = runningDays === undefined ? undefined : new Date(now().getTime() - runningDays * dayMs);
      const search = { ...input, runningSince, workflowCodes: await searchedCodes(platform, input) };
      const { rows, total, isMore } = await searchInstances(db, corpId, search);
      const openOf = await openItemsOf(db, corpId, rows);
      const content = await Promise.all(
        rows.map(async (row) => ({ ...presentInstanceMatch(row, openOf(row.id)), ...(await waitsAt(templates, row)) })),
      );
      return { content, totalElements: total, isMore };
    },
  };
}

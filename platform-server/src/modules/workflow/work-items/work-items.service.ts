import type { Review, ReviewWorkItemsInput } from '@portico/shared-kit/contract/work-item-bulk.schema';
import type { SummariseWorkItemsInput, WorkItemSummary } from '@portico/shared-kit/contract/work-item-search.schema';
import type {
  CountWorkItemsInput,
  QueryWorkItemsInput,
  WorkItemCount,
  WorkItemPage,
} from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import type { WorkflowPorts } from '../workflow.ports.ts';
import { presentListedItem } from '../workflow.presenter.ts';
import { marksOf } from './item-marks.ts';
import type { ItemNarrowing } from './item-conditions.repository.ts';
import { hidingNodes } from './hiding-nodes.ts';
import * as summary from './item-summary.repository.ts';
import * as lists from './work-item-lists.repository.ts';
import { itemReviewer } from './review.service.ts';
import * as workItems from './work-items.repository.ts';

/** Work that waits for people, and work that they have done. */
export interface WorkItems {
  /** The numbers of the two badges, of one application or of all. */
  count(user: SignedInUser, input?: CountWorkItemsInput): Promise<WorkItemCount>;
  /**
   * A page of the user's to-do (newest received first) or done list (newest handled first). Throws requestInvalid for a
   * filter on a record without its workflow, and what a wrong filter is (303010 to 303012, fieldNotVisible). Items whose
   * activity hides what the filter asks are not found by it.
   */
  query(user: SignedInUser, input: QueryWorkItemsInput, locale: Locale): Promise<WorkItemPage>;
  /**
   * Items that the user has to do in groups of similar ones, with what they see of the records; at most 200. Throws as
   * `query`.
   */
  review(user: SignedInUser, input: ReviewWorkItemsInput, locale: Locale): Promise<Review>;
  /** Returns the values by which the user's list can be narrowed. */
  summarise(user: SignedInUser, input: SummariseWorkItemsInput): Promise<WorkItemSummary>;
}

type Narrowing = Omit<QueryWorkItemsInput, 'page' | 'size' | 'order'> & Pick<ItemNarrowing, 'ids'>;

/** Reads people's work items. */
export function workItemsService(platform: Platform, templates: WorkflowTemplates, ports: WorkflowPorts): WorkItems {
  const { connections, corpId } = platform;
  const { db } = connections;
  const narrowingOf = narrower(platform, templates, ports.records);
  const reviewed = itemReviewer(platform, templates, ports);

  return {
    async count({ id: participantId }, { appCode } = {}) {
      if (appCode !== undefined) return countOf(platform, { participantId, appCode });
      const { work, cc } = await workItems.countOpen(db, corpId, participantId);
      return { workItemCount: work, circulateItemCount: cc };
    },

    async query(user, { page, size, order, ...input }, locale) {
      const narrowing = await narrowingOf(user, input, locale);
      const { rows, total } = await lists.searchItems(db, corpId, { ...narrowing, order, locale, page, size });
      const marks = input.state === 'unfinished' ? await marksOf({ db, corpId, templates }, user, rows) : null;
      return { content: rows.map((row) => presentListedItem(row, marks?.get(row.id))), totalElements: total };
    },

    async review(user, { order, ...input }, locale) {
      const narrowing = await narrowingOf(user, { ...input, state: 'unfinished' }, locale);
      return reviewed({ user, narrowing, order, locale });
    },

    summarise: ({ id: participantId }, input) =>
      summaryOf(platform, ports.directory, { participantId, ...input, now: platform.now() }),
  };
}

/** Finds what a search means: see `query`. */
function narrower(
  { connections: { db }, corpId, now }: Platform,
  templates: WorkflowTemplates,
  records: WorkflowPorts['records'],
) {
  return async (user: SignedInUser, { filter, ...input }: Narrowing, locale: Locale): Promise<ItemNarrowing> => {
    const mine = { ...input, participantId: user.id, now: now() };
    if (filter === undefined) return mine;
    const { workflowCode } = input;
    if (workflowCode === undefined) throw appError('requestInvalid', { detail: 'filter needs workflowCode' });
    const schemaCode = await templates.modelOf(workflowCode);
    const ofRecord = await records.conditionFor(user, schemaCode, filter, locale);
    const properties = await records.propertiesOf(db, schemaCode);
    const notAt = await hidingNodes({ db, corpId, templates, properties }, { ...mine, workflowCode }, filter);
    return { ...mine, ofRecord, notAt };
  };
}

/** Counts somebody's open items of one application as its lists find them. */
async function countOf(
  { connections: { db }, corpId, now }: Platform,
  mine: Pick<ItemNarrowing, 'participantId' | 'appCode'>,
): Promise<WorkItemCount> {
  const count = (state: 'unfinished' | 'unread') => lists.countItems(db, corpId, { ...mine, state, now: now() });
  return { workItemCount: await count('unfinished'), circulateItemCount: await count('unread') };
}

/** Returns the values by which the lists of somebody's items can be narrowed. */
async function summaryOf(
  { connections: { db }, corpId }: Platform,
  directory: WorkflowPorts['directory'],
  filter: summary.OwnItemsFilter,
): Promise<WorkItemSummary> {
  const [workflows, originators, due] = await Promise.all([
    summary.countByWorkflow(db, corpId, filter),
    summary.countByOriginator(db, corpId, filter),
    summary.countDue(db, corpId, filter),
  ]);
  const people = await directory.usersById(originators.map(({ userId }) => userId));
  const personOf = (id: string) => people.get(id) ?? { id, name: id };
  return {
    workflows: workflows.map(({ nameI18n, ...row }) => ({ ...row, name_i18n: nameI18n })),
    originators: originators.map(({ userId, count }) => ({ user: personOf(userId), count })),
    ...due,
  };
}

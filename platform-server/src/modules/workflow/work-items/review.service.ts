import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { Review, ReviewedItem } from '@portico/shared-kit/contract/work-item-bulk.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { mostInReview } from '@portico/shared-kit/contract/work-item-limits';
import { type Property, storageOf } from '@portico/shared-kit/fields';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { limitsOfNode } from '../instances/node-limits.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import type { WorkflowPorts } from '../workflow.ports.ts';
import { presentListedItem } from '../workflow.presenter.ts';
import type { ItemNarrowing } from './item-conditions.repository.ts';
import { type ItemSearch, type ListedItemRow, searchItems } from './work-item-lists.repository.ts';

/** Viewer of a review, the items in it, and their order. */
interface Reviewing extends Pick<ItemSearch, 'order' | 'locale'> {
  readonly user: SignedInUser;
  readonly narrowing: ItemNarrowing;
}

type Reviewer = (reviewing: Reviewing) => Promise<Review>;

/** Puts the items that somebody has to do beside each other, with what this person sees of their records. */
export function itemReviewer(
  { connections: { db }, corpId }: Platform,
  templates: WorkflowTemplates,
  { records }: Pick<WorkflowPorts, 'records'>,
): Reviewer {
  /** Similar items as a group; the first says what they have in common. */
  async function groupOf(user: SignedInUser, first: ListedItemRow, rows: readonly ListedItemRow[]) {
    const ids = [...new Set(rows.map(({ recordId }) => recordId))];
    const [seen, template] = await Promise.all([
      records.seenBy(user, first.schemaCode, ids),
      templates.read(first.workflowCode, first.workflowVersion),
    ]);
    const node = template.nodes.find(({ id }) => id === first.activityCode);
    const { hidden } = limitsOfNode(template, first.activityCode, seen.properties);
    const properties = seen.properties.filter((property) => isCompared(property) && !hidden.includes(property.code));
    return {
      ...headOf(first),
      canAgree: node?.type === 'approve' && node.actions.includes('agree'),
      properties: properties as unknown as PropertyWithRights[],
      items: rows.map((row) => ({
        ...presentListedItem(row),
        values: valuesOf(properties, seen.records.get(row.recordId)),
      })),
    };
  }

  return async ({ user, narrowing, ...asked }) => {
    const { rows, total } = await searchItems(db, corpId, { ...narrowing, ...asked, page: 0, size: mostInReview });
    const similar = Map.groupBy(rows, (row) =>
      JSON.stringify([row.workflowCode, row.workflowVersion, row.activityCode, row.schemaCode]),
    );
    const groups = [...similar.values()].flatMap((each) => (each[0] === undefined ? [] : groupOf(user, each[0], each)));
    const found = await Promise.all(groups);
    return { groups: found.toSorted((one, other) => other.items.length - one.items.length), totalElements: total };
  };
}

function headOf(row: ListedItemRow) {
  return {
    workflowCode: row.workflowCode,
    workflowName: row.workflowName,
    workflowName_i18n: row.workflowNameI18n,
    activityCode: row.activityCode,
    activityName: row.activityName,
    activityName_i18n: row.activityNameI18n,
  };
}

/** Returns the visible values of one record; nothing of one that is gone. */
function valuesOf(properties: readonly Property[], record: BizRecord | undefined): ReviewedItem['values'] {
  const hidden = new Set(record?.hidden);
  const shown = properties.filter(({ code }) => !hidden.has(code));
  return Object.fromEntries(shown.map(({ code }) => [code, record?.data[code] ?? null]));
}

function isCompared(property: Property): boolean {
  const { hasTable, hasEntries } = storageOf(property);
  return property.system !== true && !hasTable && !hasEntries;
}

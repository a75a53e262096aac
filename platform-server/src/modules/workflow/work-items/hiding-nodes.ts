import { conditionsOf, type FilterTree } from '@portico/shared-kit/filters';
import type { Property } from '@portico/shared-kit/fields';
import type { Database } from '../../../database/index.ts';
import { limitsOfNode } from '../instances/node-limits.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { type ItemNarrowing, type ItemNode, nodesOfItems } from './item-conditions.repository.ts';

interface HidingNodesContext {
  readonly db: Database;
  readonly corpId: string;
  readonly templates: Pick<WorkflowTemplates, 'read'>;
  /** All fields of the model. */
  readonly properties: readonly Property[];
}

/**
 * The nodes of the user's items that hide something of what a filter asks: their items must not be found by it, as that
 * would tell the value.
 */
export async function hidingNodes(
  { db, corpId, templates, properties }: HidingNodesContext,
  mine: ItemNarrowing & { readonly workflowCode: string },
  filter: FilterTree,
): Promise<ItemNode[]> {
  const asked = conditionsOf(filter).flatMap(({ propertyCode }) => [propertyCode, propertyCode.split('.')[0]]);
  const nodes = await nodesOfItems(db, corpId, mine);
  const hiding = await Promise.all(
    nodes.map(async (node) => {
      const template = await templates.read(mine.workflowCode, node.version);
      return limitsOfNode(template, node.activityCode, properties).hidden.some((path) => asked.includes(path));
    }),
  );
  return nodes.filter((_node, index) => hiding[index]);
}

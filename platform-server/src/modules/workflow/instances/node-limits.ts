import type { Property } from '@portico/shared-kit/fields';
import { limitsAt, type NodeLimits, pathsOfForm } from '@portico/shared-kit/workflow';
import type { TemplateNode, WorkflowTemplate } from '../../../workflow-engine/index.ts';

/** Limits of a place that sets none. */
export const unlimited: NodeLimits = { hidden: [], readOnly: [], required: [], fixedRows: [] };

/** The limits of a node of a template; of one that is none for forms, nothing is limited. */
export function limitsOfNode(
  template: WorkflowTemplate,
  activityCode: string | null,
  properties: readonly Property[],
): NodeLimits {
  const node = template.nodes.find(({ id, type, parent }) =>
    activityCode === null ? type === 'start' && parent === null : id === activityCode,
  );
  return node !== undefined && (node.type === 'start' || opensForm(node))
    ? limitsAt(node.type, node.fields ?? [], pathsOfForm(properties))
    : unlimited;
}

/** Returns whether people open a form where they have work at a node. */
export function opensForm(
  node: TemplateNode,
): node is Extract<TemplateNode, { readonly type: 'approve' | 'handle' | 'circulate' }> {
  return node.type === 'approve' || node.type === 'handle' || node.type === 'circulate';
}

import { appError } from '@portico/shared-kit/errors';
import type { Property } from '@portico/shared-kit/fields';
import { limitsAt, type NodeLimits, pathsOfForm } from '@portico/shared-kit/workflow';
import type { Platform } from '../../../platform.ts';
import type { RecordAccess } from '../../models/index.ts';
import type { TemplateNode, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { findParticipations, type ParticipationRow } from './participations.repository.ts';

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

const unlimited: NodeLimits = { hidden: [], readOnly: [], required: [], fixedRows: [] };

type FormRights = Pick<RecordAccess, 'limitsAtStart' | 'limitsOfPart'>;

/** Rights on data items by the nodes of workflows. */
export function formRights({ connections: { db }, corpId }: Platform, templates: WorkflowTemplates): FormRights {
  const limitsOf = async (part: ParticipationRow, properties: readonly Property[]) =>
    limitsOfNode(await templates.read(part.workflowCode, part.workflowVersion), part.activityCode, properties);

  return {
    async limitsAtStart(workflowCode, properties) {
      const published = await templates.findPublished(workflowCode);
      if (published === null) throw appError('notPublished');
      return limitsOfNode(await templates.read(published.code, published.version), null, properties);
    },

    async limitsOfPart({ id: userId }, { schemaCode, objectId, workItemId }, properties) {
      const parts = await findParticipations(db, corpId, { schemaCode, objectId, userId });
      if (workItemId !== undefined) {
        const part = parts.find(({ itemId }) => itemId === workItemId);
        if (part === undefined) return null;
        const limits = await limitsOf(part, properties);
        return part.isOpen ? limits : onlyHidden(limits.hidden);
      }
      const all = await Promise.all(parts.map((part) => limitsOf(part, properties)));
      const [first, ...others] = all.map(({ hidden }) => hidden);
      return onlyHidden((first ?? []).filter((path) => others.every((hidden) => hidden.includes(path))));
    },
  };
}

const onlyHidden = (hidden: readonly string[]): NodeLimits => ({ ...unlimited, hidden, readOnly: hidden });

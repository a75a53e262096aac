import { appError } from '@portico/shared-kit/errors';
import type { Property } from '@portico/shared-kit/fields';
import { limitsAt, type NodeLimits, pathsOfForm } from '@portico/shared-kit/workflow';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { TemplateNode, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { WorkflowTemplates } from '../templates/templates.service.ts';
import { findParticipations, type ParticipationRow } from './participations.repository.ts';

/** A record of a model, and the work item as which it is opened; undefined where it is opened as itself. */
interface RecordReference {
  readonly schemaCode: string;
  readonly objectId: string;
  readonly workItemId?: string | undefined;
}

/** Rights that activities give people on the data items of records, beside those of their roles. */
export interface FormRights {
  /**
   * Returns the limits on the data items that an originator fills in at the start of a workflow. Throws notPublished.
   */
  atStart(workflowCode: string, properties: readonly Property[]): Promise<NodeLimits>;
  /**
   * Returns the limits of the activity of the user's work item; of an item that is done only the hidden items. Null
   * where the item is not theirs or not about the record. Without an item, the data items that every activity of theirs
   * hides.
   */
  ofPart(user: SignedInUser, record: RecordReference, properties: readonly Property[]): Promise<NodeLimits | null>;
}

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

/** Rights on data items by the nodes of workflows. */
export function formRights({ connections: { db }, corpId }: Platform, templates: WorkflowTemplates): FormRights {
  const limitsOf = async (part: ParticipationRow, properties: readonly Property[]) =>
    limitsOfNode(await templates.read(part.workflowCode, part.workflowVersion), part.activityCode, properties);

  return {
    async atStart(workflowCode, properties) {
      const published = await templates.findPublished(workflowCode);
      if (published === null) throw appError('notPublished');
      return limitsOfNode(await templates.read(published.code, published.version), null, properties);
    },

    async ofPart({ id: userId }, { schemaCode, objectId, workItemId }, properties) {
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

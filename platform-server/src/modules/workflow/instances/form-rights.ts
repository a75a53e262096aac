import { appError } from '@portico/shared-kit/errors';
import type { Property } from '@portico/shared-kit/fields';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import type { Platform } from '../../../platform.ts';
import type { RecordAccess } from '../../models/index.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { limitsOfNode, unlimited } from './node-limits.ts';
import { findParticipations, type ParticipationRow } from './participations.repository.ts';

type FormRights = Pick<RecordAccess, 'limitsAtStart' | 'limitsOfPart'>;

/** Rights on fields by the nodes of workflows. */
export function formRights({ connections: { db }, corpId }: Platform, templates: WorkflowTemplates): FormRights {
  const limitsOf = async (part: ParticipationRow, properties: readonly Property[]) =>
    limitsOfNode(await templates.read(part.workflowCode, part.workflowVersion), part.activityCode, properties);

  return {
    async limitsAtStart(workflowCode, properties) {
      const published = await templates.findPublished(workflowCode);
      if (published === null) throw appError('notPublished');
      return limitsOfNode(await templates.read(published.code, published.version), null, properties);
    },

    async limitsOfPart({ id: userId }, { schemaCode, recordId, workItemId }, properties) {
      const parts = await findParticipations(db, corpId, { schemaCode, recordId, userId });
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

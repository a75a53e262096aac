import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { RecordAccess } from '../../models/index.ts';
import { formRights } from '../instances/form-rights.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import * as workItems from '../work-items/work-items.repository.ts';

/** People's parts in workflows. It needs no other module, so that models, records and notifications can stand on it. */
export interface WorkflowParticipation extends RecordAccess {
  /** A text that is another one whenever something has come to the user's open items, or left them. */
  workMark(user: SignedInUser): Promise<string>;
}

/** Parts of people in workflows, by their work items and what they started. */
export function workflowParticipation(platform: Platform, templates: WorkflowTemplates): WorkflowParticipation {
  const { connections, corpId } = platform;
  const { db } = connections;
  return {
    ...formRights(platform, templates),

    hasPart: ({ id: userId }, schemaCode, recordId) => workItems.hasPart(db, corpId, { schemaCode, recordId, userId }),

    async workMark(user) {
      const { work, cc, newest } = await workItems.countOpen(db, corpId, user.id);
      return `${work}.${cc}.${newest?.getTime() ?? 0}`;
    },
  };
}

import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { FormWorkflow } from '@portico/shared-kit/contract/form-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Property } from '@portico/shared-kit/fields';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import type { Platform } from '../../../platform.ts';
import type { WorkflowTemplate } from '../../../workflow-engine/index.ts';
import { findPublishedOf } from '../templates/templates.repository.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { limitsOfNode, opensForm } from './node-limits.ts';

/** A node of a workflow of a model; its start where no activity is named. */
interface FormPlaceInWorkflow {
  readonly schemaCode: ModelCode;
  readonly workflowCode: string;
  readonly activityCode?: string | undefined;
}

/** The places of workflows at which people open the forms of a model, for who designs those. */
export interface FormActivities {
  /**
   * Returns the limits that a node of a model's published workflow sets on filling in; those of its start where no
   * activity is named. Throws notPublished, and requestInvalid where people open no form at that activity.
   */
  limitsAt(place: FormPlaceInWorkflow, properties: readonly Property[]): Promise<NodeLimits>;
  /** The published workflows of a model, with the activities at which people open its forms. */
  workflowsOf(schemaCode: ModelCode): Promise<FormWorkflow[]>;
}

const formNodes = ({ nodes }: WorkflowTemplate) => nodes.filter(opensForm);

/** See FormActivities. */
export function formActivities(
  { connections: { db }, corpId }: Platform,
  templates: WorkflowTemplates,
): FormActivities {
  return {
    async limitsAt({ schemaCode, workflowCode, activityCode }, properties) {
      const published = await templates.findPublished(workflowCode);
      if (published?.schemaCode !== schemaCode) throw appError('notPublished');
      const template = await templates.read(published.code, published.version);
      const isThere = activityCode === undefined || formNodes(template).some(({ id }) => id === activityCode);
      if (!isThere) throw appError('requestInvalid', { detail: 'body/activityCode is not an activity with a form' });
      return limitsOfNode(template, activityCode ?? null, properties);
    },

    async workflowsOf(schemaCode) {
      const published = await findPublishedOf(db, corpId, schemaCode);
      return Promise.all(
        published.map(async ({ code, version, name, nameI18n }) => ({
          workflowCode: code,
          name,
          name_i18n: nameI18n,
          activities: formNodes(await templates.read(code, version)).map((node) => ({
            activityCode: node.id,
            name: node.name || node.id,
            name_i18n: node.nameI18n,
          })),
        })),
      );
    },
  };
}

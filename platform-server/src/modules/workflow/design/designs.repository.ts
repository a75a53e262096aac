import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';
import { type DesignRow as SharedRow, designTable } from '../../designs/index.ts';
import type { WorkflowKey } from '../templates/workflow-templates.ts';

/** Names of a workflow, and the model of its records. */
export interface WorkflowFacts {
  readonly schemaCode: ModelCode;
  readonly name: string;
  readonly nameI18n: string | null;
}

/** A design as it is kept, without its diagram. */
export interface DesignRow extends SharedRow, WorkflowFacts {
  readonly code: string;
}

/** Designs of workflows; their drafts are diagrams. */
export const workflowDesigns = designTable<WorkflowKey, DesignRow, WorkflowFacts>({
  table: 'workflow_design',
  key: { code: 'workflow_code' },
  draft: 'bpmn',
  own: { schemaCode: 'schema_code', name: 'name', nameI18n: 'name_i18n' },
});

/** Returns the draft with its names; null where there is none. */
export async function findDiagram(db: Database, key: WorkflowKey): Promise<WorkflowDiagram | null> {
  const draft = await workflowDesigns.findDraft(db, key);
  if (draft === undefined) return null;
  const { content, name, nameI18n } = draft;
  return { bpmn: content as string, name, nameI18n };
}

/** A diagram with the names of its workflow. */
export interface WorkflowDiagram {
  readonly bpmn: string;
  readonly name: string;
  readonly nameI18n: string | null;
}

import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  BindDesignInput,
  DesignableModel,
  DesignBinding,
  ExportDesignInput,
  ImportDesignInput,
  ImportedDesign,
} from './workflow-design.schema.ts';
import type {
  CheckConditionInput,
  CheckedCondition,
  DesignPreview,
  PreviewDesignInput,
} from './workflow-trial.schema.ts';
import type { DesignChanges, GetDesignChangesInput } from './workflow-versions.schema.ts';

export const listDesignableModels = endpoint<Empty, DesignableModel[]>({
  method: 'GET',
  path: '/api/workflow/designable-models',
  operationId: 'listDesignableModels',
  access: 'workflow:design',
  summary: 'The models for which the user may design a workflow',
});

export const bindDesign = endpoint<BindDesignInput, DesignBinding>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/binding',
  operationId: 'bindDesign',
  access: 'workflow:design',
  audit: 'workflowBind',
  summary: 'Lets adding a record of the model start the workflow, or no longer',
});

export const getDesignChanges = endpoint<GetDesignChangesInput, DesignChanges>({
  method: 'GET',
  path: '/api/workflow/designs/:workflowCode/changes',
  operationId: 'getDesignChanges',
  access: 'workflow:design',
  summary: 'What differs between two versions, or a version and the draft, element by element',
});

export const importDesign = endpoint<ImportDesignInput, ImportedDesign>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/import',
  operationId: 'importDesign',
  access: 'workflow:design',
  summary: 'Reads a BPMN file of any tool: what can be opened of it, and what of it cannot run. Nothing is kept',
});

/** The reply is the file itself. */
export const exportDesign = endpoint<ExportDesignInput, Blob>({
  method: 'GET',
  path: '/api/workflow/designs/:workflowCode/file',
  operationId: 'exportDesign',
  access: 'workflow:design',
  audit: 'workflowExport',
  summary: 'The BPMN file of a design or of a version, to be opened elsewhere',
});

export const previewDesign = endpoint<PreviewDesignInput, DesignPreview>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/preview',
  operationId: 'previewDesign',
  access: 'workflow:design',
  summary: 'What would happen with chosen values: the path, the participants and the time limits. Nothing is kept',
});

export const checkCondition = endpoint<CheckConditionInput, CheckedCondition>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/check-condition',
  operationId: 'checkCondition',
  access: 'workflow:design',
  summary: 'Whether a condition holds for a record that the user may read, or for chosen values',
});

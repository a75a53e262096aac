import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  BindDesignInput,
  CheckDesignInput,
  CreateDesignInput,
  DesignableModel,
  DesignBinding,
  DesignCheck,
  DesignInput,
  DesignLock,
  DesignSummary,
  DiscardDraftInput,
  ExportDesignInput,
  ImportDesignInput,
  ImportedDesign,
  ListDesignsInput,
  PublishDesignInput,
  SaveDraftInput,
  SetAvailabilityInput,
  WorkflowDesign,
} from './workflow-design.schema.ts';
import type {
  CheckConditionInput,
  CheckedCondition,
  DesignPreview,
  PreviewDesignInput,
} from './workflow-trial.schema.ts';
import type {
  DesignChanges,
  DesignVersion,
  DesignVersionFile,
  DesignVersionInput,
  DesignVersionPage,
  GetDesignChangesInput,
  ListVersionsInput,
  RestoreVersionInput,
} from './workflow-versions.schema.ts';

export const listDesigns = endpoint<ListDesignsInput, DesignSummary[]>({
  method: 'GET',
  path: '/api/workflow/designs',
  operationId: 'listDesigns',
  access: 'workflow:design',
  summary: 'The workflows that the user may design, with what is published, what is a draft, and who works on them',
});

export const listDesignableModels = endpoint<Empty, DesignableModel[]>({
  method: 'GET',
  path: '/api/workflow/designable-models',
  operationId: 'listDesignableModels',
  access: 'workflow:design',
  summary: 'The models for which the user may design a workflow',
});

export const createDesign = endpoint<CreateDesignInput, WorkflowDesign>({
  method: 'POST',
  path: '/api/workflow/designs',
  operationId: 'createDesign',
  access: 'workflow:design',
  summary: 'Begins a workflow for a model as a draft, which the user has the lock of',
});

export const getDesign = endpoint<DesignInput, WorkflowDesign>({
  method: 'GET',
  path: '/api/workflow/designs/:workflowCode',
  operationId: 'getDesign',
  access: 'workflow:design',
  summary: 'A workflow as its designer opens it: the draft, or what is published',
});

export const takeDesignLock = endpoint<DesignInput, DesignLock>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/lock',
  operationId: 'takeDesignLock',
  access: 'workflow:design',
  isBackground: true,
  summary: 'Takes the lock of a design, or renews it; refused while somebody else has it',
});

export const takeOverDesignLock = endpoint<DesignInput, DesignLock>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/lock/take-over',
  operationId: 'takeOverDesignLock',
  access: 'workflow:design',
  summary: 'An administrator takes the lock of a design from whoever has it, who is told',
});

export const releaseDesignLock = endpoint<DesignInput, Empty>({
  method: 'DELETE',
  path: '/api/workflow/designs/:workflowCode/lock',
  operationId: 'releaseDesignLock',
  access: 'workflow:design',
  summary: "Gives the user's lock of a design back",
});

export const saveDesignDraft = endpoint<SaveDraftInput, DesignSummary>({
  method: 'PUT',
  path: '/api/workflow/designs/:workflowCode/draft',
  operationId: 'saveDesignDraft',
  access: 'workflow:design',
  summary: 'Keeps the draft of a design; only for who has its lock',
});

export const discardDesignDraft = endpoint<DiscardDraftInput, Empty>({
  method: 'DELETE',
  path: '/api/workflow/designs/:workflowCode/draft',
  operationId: 'discardDesignDraft',
  access: 'workflow:design',
  audit: 'workflowDraftDiscard',
  summary: 'Lets the draft of a design go; a workflow that was never published is gone with it',
});

export const publishDesign = endpoint<PublishDesignInput, DesignVersion>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/publish',
  operationId: 'publishDesign',
  access: 'workflow:design',
  audit: 'workflowPublish',
  summary: 'Makes the draft the version that starts from now on; what runs stays on its own',
});

export const bindDesign = endpoint<BindDesignInput, DesignBinding>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/binding',
  operationId: 'bindDesign',
  access: 'workflow:design',
  audit: 'workflowBind',
  summary: 'Lets adding a record of the model start the workflow, or no longer',
});

export const setDesignAvailability = endpoint<SetAvailabilityInput, Empty>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/availability',
  operationId: 'setDesignAvailability',
  access: 'workflow:design',
  audit: 'workflowAvailability',
  summary: 'Switches a workflow off, on again, or retires it; what is under way goes on',
});

export const deleteDesign = endpoint<DesignInput, Empty>({
  method: 'DELETE',
  path: '/api/workflow/designs/:workflowCode',
  operationId: 'deleteDesign',
  access: 'workflow:design',
  audit: 'workflowDelete',
  summary: 'Deletes a workflow that was never started, with its draft and its versions',
});

export const checkDesign = endpoint<CheckDesignInput, DesignCheck>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/check',
  operationId: 'checkDesign',
  access: 'workflow:design',
  summary: 'What is wrong with a diagram, each with the element to select',
});

export const listDesignVersions = endpoint<ListVersionsInput, DesignVersionPage>({
  method: 'GET',
  path: '/api/workflow/designs/:workflowCode/versions',
  operationId: 'listDesignVersions',
  access: 'workflow:design',
  summary: 'The published versions of a workflow: who, when, why, and how many instances run on each',
});

export const getDesignVersion = endpoint<DesignVersionInput, DesignVersionFile>({
  method: 'GET',
  path: '/api/workflow/designs/:workflowCode/versions/:version',
  operationId: 'getDesignVersion',
  access: 'workflow:design',
  summary: 'One published version with its file',
});

export const restoreDesignVersion = endpoint<RestoreVersionInput, WorkflowDesign>({
  method: 'POST',
  path: '/api/workflow/designs/:workflowCode/versions/:version/restore',
  operationId: 'restoreDesignVersion',
  access: 'workflow:design',
  summary: 'Makes the file of an older version the draft',
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

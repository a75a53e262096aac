import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  CheckFormInput,
  CreateFormDesignInput,
  DiscardFormDraftInput,
  FormCheck,
  FormDesign,
  FormDesignInput,
  FormDesignSummary,
  FormVersion,
  FormVersionContent,
  FormVersionInput,
  FormVersionPage,
  ListFormDesignsInput,
  ListFormVersionsInput,
  PreviewFormInput,
  PublishFormInput,
  RestoreFormVersionInput,
  SaveFormDraftInput,
  SetFormAvailabilityInput,
} from './form-design.schema.ts';
import type { FormConfig } from './models.schema.ts';
import type { DesignLock } from './workflow-design.schema.ts';

export const listFormDesigns = endpoint<ListFormDesignsInput, FormDesignSummary[]>({
  method: 'GET',
  path: '/api/form-designs',
  operationId: 'listFormDesigns',
  access: 'form:design',
  summary: 'The forms that the user may design, with what is published, what is a draft, and who works on them',
});

export const createFormDesign = endpoint<CreateFormDesignInput, FormDesign>({
  method: 'POST',
  path: '/api/form-designs',
  operationId: 'createFormDesign',
  access: 'form:design',
  summary: 'Begins a further form for a model as a draft, which the user has the lock of',
});

export const getFormDesign = endpoint<FormDesignInput, FormDesign>({
  method: 'GET',
  path: '/api/form-designs/:schemaCode/:sheetCode',
  operationId: 'getFormDesign',
  access: 'form:design',
  summary: 'A form as its designer opens it: the draft, or what is published',
});

export const takeFormLock = endpoint<FormDesignInput, DesignLock>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/lock',
  operationId: 'takeFormLock',
  access: 'form:design',
  isBackground: true,
  summary: 'Takes the lock of a form, or renews it; refused while somebody else has it',
});

export const takeOverFormLock = endpoint<FormDesignInput, DesignLock>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/lock/take-over',
  operationId: 'takeOverFormLock',
  access: 'form:design',
  summary: 'An administrator takes the lock of a form from whoever has it, who is told',
});

export const releaseFormLock = endpoint<FormDesignInput, Empty>({
  method: 'DELETE',
  path: '/api/form-designs/:schemaCode/:sheetCode/lock',
  operationId: 'releaseFormLock',
  access: 'form:design',
  summary: "Gives the user's lock of a form back",
});

export const saveFormDraft = endpoint<SaveFormDraftInput, FormDesignSummary>({
  method: 'PUT',
  path: '/api/form-designs/:schemaCode/:sheetCode/draft',
  operationId: 'saveFormDraft',
  access: 'form:design',
  summary: 'Keeps the draft of a form; only for who has its lock',
});

export const discardFormDraft = endpoint<DiscardFormDraftInput, Empty>({
  method: 'DELETE',
  path: '/api/form-designs/:schemaCode/:sheetCode/draft',
  operationId: 'discardFormDraft',
  access: 'form:design',
  audit: 'formDraftDiscard',
  summary: 'Lets the draft of a form go; a form that was never published is gone with it',
});

export const publishForm = endpoint<PublishFormInput, FormVersion>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/publish',
  operationId: 'publishForm',
  access: 'form:design',
  audit: 'formPublish',
  summary: 'Makes the draft the form that people open from now on',
});

export const setFormAvailability = endpoint<SetFormAvailabilityInput, Empty>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/availability',
  operationId: 'setFormAvailability',
  access: 'form:design',
  audit: 'formAvailability',
  summary: 'Switches a form off, on again, or retires it; records that exist stay',
});

export const deleteForm = endpoint<FormDesignInput, Empty>({
  method: 'DELETE',
  path: '/api/form-designs/:schemaCode/:sheetCode',
  operationId: 'deleteForm',
  access: 'form:design',
  audit: 'formDelete',
  summary: 'Deletes a form that nothing leads to, with its draft and its versions',
});

export const checkForm = endpoint<CheckFormInput, FormCheck>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/check',
  operationId: 'checkForm',
  access: 'form:design',
  summary: 'What is wrong with a form, each with its place',
});

export const listFormVersions = endpoint<ListFormVersionsInput, FormVersionPage>({
  method: 'GET',
  path: '/api/form-designs/:schemaCode/:sheetCode/versions',
  operationId: 'listFormVersions',
  access: 'form:design',
  summary: 'The published versions of a form: who, when and why',
});

export const getFormVersion = endpoint<FormVersionInput, FormVersionContent>({
  method: 'GET',
  path: '/api/form-designs/:schemaCode/:sheetCode/versions/:version',
  operationId: 'getFormVersion',
  access: 'form:design',
  summary: 'One published version with its form',
});

export const restoreFormVersion = endpoint<RestoreFormVersionInput, FormDesign>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/versions/:version/restore',
  operationId: 'restoreFormVersion',
  access: 'form:design',
  summary: 'Makes the form of an older version the draft',
});

export const previewForm = endpoint<PreviewFormInput, FormConfig>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/preview',
  operationId: 'previewForm',
  access: 'form:design',
  summary: 'A form as somebody with one role gets it on a new record, at a start or an activity. Nothing is kept',
});

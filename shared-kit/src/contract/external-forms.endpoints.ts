import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  ExternalForm,
  LookUpReply,
  LookUpInput,
  OpenExternalFormInput,
  SubmitExternalFormInput,
} from './external-forms.schema.ts';
import type { StoredFile } from './files.schema.ts';

/** The id stands in the body: paths are logged. */
export const openExternalForm = endpoint<OpenExternalFormInput, ExternalForm>({
  method: 'POST',
  path: '/api/external-forms/open',
  operationId: 'openExternalForm',
  access: 'anonymous',
  summary: 'Opens a form by its link: a short guest session and what is to be filled in',
});

export const lookUpNames = endpoint<LookUpInput, LookUpReply>({
  method: 'POST',
  path: '/api/external-forms/look-up',
  operationId: 'lookUpNames',
  access: 'externalForm:fill',
  summary: 'Names that a field of the form can be filled in with',
});

/** The body is multipart with one field `file`. */
export const uploadExternalFile = endpoint<FormData, StoredFile>({
  method: 'POST',
  path: '/api/external-forms/files',
  operationId: 'uploadExternalFile',
  access: 'externalForm:fill',
  summary: 'Keeps one file for an attachment of the form',
});

export const submitExternalForm = endpoint<SubmitExternalFormInput, Empty>({
  method: 'POST',
  path: '/api/external-forms/submit',
  operationId: 'submitExternalForm',
  access: 'externalForm:fill',
  summary: 'Sends what was filled in; tells nothing of the record that it becomes',
});

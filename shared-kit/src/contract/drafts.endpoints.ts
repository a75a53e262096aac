import type { DeleteDraftsInput, DraftPage, ListDraftsInput } from './drafts.schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeleteResult } from './records.schema.ts';

export const listDrafts = endpoint<ListDraftsInput, DraftPage>({
  method: 'GET',
  path: '/api/drafts',
  operationId: 'listDrafts',
  access: 'record:list',
  summary: "The user's own drafts of all models, the one changed last first",
});

export const deleteDrafts = endpoint<DeleteDraftsInput, DeleteResult>({
  method: 'POST',
  path: '/api/drafts/delete',
  operationId: 'deleteDrafts',
  access: 'record:delete',
  audit: 'draftDelete',
  summary: 'Deletes the records that are drafts still and that the user may delete',
});

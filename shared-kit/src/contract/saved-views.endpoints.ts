import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  CreateSavedViewInput,
  SavedView,
  SavedViewDetail,
  SavedViewInput,
  SavedViews,
  SavedViewsInput,
  SetDefaultViewInput,
  ShareSavedViewInput,
  UpdateSavedViewInput,
} from './saved-views.schema.ts';

export const listSavedViews = endpoint<SavedViewsInput, SavedViews>({
  method: 'GET',
  path: '/api/models/:schemaCode/saved-views',
  operationId: 'listSavedViews',
  isPreviewable: true,
  access: 'model:read',
  summary: "The caller's saved views of a list and those shared with them",
});

export const getSavedView = endpoint<SavedViewInput, SavedViewDetail>({
  method: 'GET',
  path: '/api/models/:schemaCode/saved-views/:id',
  operationId: 'getSavedView',
  isPreviewable: true,
  access: 'model:read',
  summary: 'A saved view with its layout',
});

export const createSavedView = endpoint<CreateSavedViewInput, SavedView>({
  method: 'POST',
  path: '/api/models/:schemaCode/saved-views',
  operationId: 'createSavedView',
  access: 'model:read',
  summary: "Saves the state of a list as a view of the caller's own",
});

export const updateSavedView = endpoint<UpdateSavedViewInput, SavedView>({
  method: 'PUT',
  path: '/api/models/:schemaCode/saved-views/:id',
  operationId: 'updateSavedView',
  access: 'model:read',
  summary: 'Renames a saved view, or gives it another state, unless somebody else has changed it meanwhile',
});

export const deleteSavedView = endpoint<SavedViewInput, Empty>({
  method: 'DELETE',
  path: '/api/models/:schemaCode/saved-views/:id',
  operationId: 'deleteSavedView',
  access: 'model:read',
  summary: 'Deletes a saved view, for all who have it in their menu; one that is gone already is no error',
});

export const setDefaultView = endpoint<SetDefaultViewInput, Empty>({
  method: 'PUT',
  path: '/api/models/:schemaCode/default-view',
  operationId: 'setDefaultView',
  access: 'model:read',
  summary: "Says with which saved view the caller's list opens",
});

export const shareSavedView = endpoint<ShareSavedViewInput, SavedView>({
  method: 'PUT',
  path: '/api/models/:schemaCode/saved-views/:id/sharing',
  operationId: 'shareSavedView',
  access: 'form:design',
  summary: 'Says who has a saved view in their menu, and whose lists open with it',
});

export { registerSavedViews } from './saved-views.routes.ts';
export { type SavedViewService, savedViewService } from './saved-views.service.ts';

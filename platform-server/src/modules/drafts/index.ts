export { registerDrafts } from './drafts.routes.ts';
export { type DraftService, draftService } from './drafts.service.ts';

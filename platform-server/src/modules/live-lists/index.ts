export { registerLiveLists } from './live-lists.routes.ts';
export { type LiveListService, liveListService } from './live-lists.service.ts';

export { registerSearch } from './search.routes.ts';
export { type SearchService, searchService } from './search.service.ts';

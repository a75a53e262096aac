export { registerFormEntry } from './form-entry.routes.ts';
export { type FormEntryService, formEntryService } from './form-entry.service.ts';

export { registerExternalForms } from './external-forms.routes.ts';
export { type ExternalFormService, externalFormService } from './external-forms.service.ts';
export { type ExternalLinkService, externalLinkService } from './external-links.service.ts';

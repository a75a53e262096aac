export { type ExternalFormServices, externalFormServices } from './external-form-services.ts';
export { registerExternalForms } from './external-forms.routes.ts';

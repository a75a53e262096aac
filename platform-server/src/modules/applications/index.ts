export { registerApplications } from './applications.routes.ts';
export { type ApplicationService, applicationService } from './applications.service.ts';

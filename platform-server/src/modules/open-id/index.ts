export { registerOpenId } from './open-id.routes.ts';
export { type OpenIdService, openIdService } from './open-id.service.ts';

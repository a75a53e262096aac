export { registerPortal } from './portal.routes.ts';
export { type PortalService, portalService } from './portal.service.ts';

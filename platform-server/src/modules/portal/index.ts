export { registerPortal } from './portal.routes.ts';
export { portalPageFormat } from './portal-page-format.ts';
export { portalPageKind } from './portal-page-kind.ts';
export { portalPages } from './portal-pages.repository.ts';
export { type PortalServices, portalServices } from './portal.service.ts';

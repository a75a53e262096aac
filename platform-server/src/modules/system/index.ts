export { registerSystem } from './system.routes.ts';
export { type SystemService, systemService } from './system.service.ts';

export { type BuildStore, openBuildStore } from './build-store.ts';
export { registerCompositions } from './compositions.routes.ts';
export { type CompositionService, compositionService } from './compositions.service.ts';
export { openRegistry, type RegistryStore } from './registry-store.ts';

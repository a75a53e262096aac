export { definitionProblems, templatePiece } from './check-definition.ts';
export type { Model } from './model.ts';
export { canAdd, canView, everyoneRole, isUnrestricted, scopesOf } from './models.policy.ts';
export { registerModels } from './models.routes.ts';
export { type ModelService, modelService } from './models.service.ts';

export { type DefinitionProblem, definitionProblems, templatePiece } from './check-definition.ts';
export type { Model } from './model.ts';
export { canAdd, canDelete, canView, everyoneRole, scopesOf } from './models.policy.ts';
export { registerModels } from './models.routes.ts';
export { type ModelService, modelService, type Publication } from './models.service.ts';

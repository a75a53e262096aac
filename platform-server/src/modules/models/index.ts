export { holdsRecordOf, parentCodes } from './check-tree.ts';
export { definitionProblems } from './definition.checks.ts';
export { nameForEveryone } from './field-rights.ts';
export { formToAdd, requireFormOn } from './form-availability.ts';
export { findMenuAddresses } from './form-availability.repository.ts';
export type { Model } from './model.ts';
export {
  canAdd,
  canView,
  everyoneRole,
  isUnrestricted,
  modelActions,
  narrowedBy,
  participantPolicy,
  policyOf,
} from './models.policy.ts';
export { presentForm, presentListConfig } from './models.presenter.ts';
export { registerModels } from './models.routes.ts';
export { propertiesFor } from './property-rights.presenter.ts';
export { nameBy, namePartsOf, nameTemplateIn } from './name-template.ts';
export { optionRoom, takesOptions, unlistedValues, valueOfNewOptions } from './options-of-imports.ts';
export { type ModelService, modelService } from './models.service.ts';
export { registerFormPreviews } from './form-design/form-designs.routes.ts';
export { mayDesignFor } from './form-design/form-designs.policy.ts';
export { formKind } from './form-design/form-kind.ts';
export { type FormPreviews, formPreviews } from './form-design/preview-form.ts';
export { registerModelIndexes } from './indexes/indexes.routes.ts';
export { registerListScripts } from './list-scripts/list-scripts.routes.ts';
export { type ListScriptService, listScriptService } from './list-scripts/list-scripts.service.ts';
export { type ModelIndexService, modelIndexService } from './indexes/indexes.service.ts';
export type { RecordAccess } from './record-access.ts';
export { findIndexes } from './indexes/indexes.repository.ts';
export { lockModel } from './models.repository.ts';

/** The kinds of fields without their looks: what they store, how they are checked, read, written and filtered. */
export { valueFor } from './value-for.ts';
export { aggregateLabel, aggregates, isAggregateCode, type AggregateCode } from './aggregates.ts';
export { withRelaxedValidation } from './relaxed-validation.ts';
export { batchText, isBatchEditable, readBatchText } from './batch-values.ts';
export { isEditedInCell, isWrittenAsText } from './edited-in-cell.ts';
export { isEmptyValue } from './empty.ts';
export { isExportable } from './exportable.ts';
export {
  hasExpressions,
  isComputed,
  namesOneOf,
  takesPartInExpressions,
} from './expressions.ts';
export {
  conditionControl,
  type ConditionControl,
  conditionOperatorLabel,
  conditionOperators,
  conditionText,
  conditionTree,
  conditionValue,
  describeCondition,
  type FieldCondition,
} from './field-conditions.ts';
export type { AnyFieldKind, FieldKind, FormatContext, TextHint } from './field-kind.ts';
export { filterProblem, type FilterProblem } from './filter-check.ts';
export { addressInText, addressLevels, type AddressValue, unspokenCities } from './kinds/address/address-value.ts';
export { isSameValue } from './same-value.ts';
export type { RangeFilter } from './filter-forms.ts';
export {
  describeFilter,
  filterStateOf,
  filterTextsOf,
  filterTreeOf,
  type FilterChip,
  type FilterState,
} from './filter-state.ts';
export {
  fieldKinds,
  hasKind,
  kindIdOf,
  kindOf,
  mayBeColumn,
  storageOf,
  type FieldKindId,
  type SettingsOf,
  type ValueOf,
} from './kinds.ts';
export { dateCodeOf, isOnDay } from './dates-on-days.ts';
export { isOptionText } from './kinds/option-source.ts';
export { optionCondition, optionSourceOf } from './option-sources.ts';
export {
  type CellProblem,
  type FieldProblem,
  type FieldProblemKey,
  optionMissing,
  type ValidationResult,
  unitMissing,
} from './problems.ts';
export type {
  DepartmentValue,
  FieldOption,
  FileValue,
  OpinionValue,
  PersonValue,
  Property,
  RecordValue,
  RowValue,
  UnitValue,
} from './property.ts';
export { recordValueOf } from './kinds/relevance/find-records.ts';
export { readSpecFilters, type SpecFilter, specFilterText, withExactTexts } from './spec-filters.ts';
export type { DimensionKind } from './storages/field-storage.ts';
export { type ColumnStorageType, isColumnStorage, type StorageType, storages } from './storages.ts';
export { systemProperties, type SystemPropertyCode } from './system-properties.ts';
export { inWholeUnits } from './whole-units.ts';
export {
  validateValue,
  displayAggregate,
  displayValue,
  formatValue,
  meaningfulAggregates,
  parseValue,
  propertyName,
  settingsOf,
  valueProblem,
} from './values.ts';

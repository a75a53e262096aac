import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { readDataRules, type ReadRule } from '@portico/shared-kit/data-rules';
import type { Property } from '@portico/shared-kit/fields';
import { type ModelTable, modelTableOf } from '../../record-store/index.ts';
import { namePartsOf } from './name-template.ts';

/** A published business model as the server works with it. */
export interface Model {
  readonly schemaCode: ModelCode;
  readonly appCode: string;
  /** Grows with each publishing. */
  readonly version: number;
  readonly definition: ModelDefinition;
  readonly table: ModelTable;
  /** Rules that the values keep to, beside their kinds; unique ones are indexes of the table. */
  readonly dataRules: readonly ReadRule[];
  /** The published models that its fields refer to, by code; the cache keeps them up to date. */
  readonly referencedModels: Map<string, Model>;
  /** The forms that are switched off or retired, by their codes; all others take new records. */
  readonly unavailable: ReadonlyMap<string, 'off' | 'retired'>;
}

/** The model of a definition; `paired` are the fields that have an index of their pairs of letters. */
export function modelOf(
  appCode: string,
  version: number,
  definition: ModelDefinition,
  paired: readonly string[] = [],
): Model {
  const { schemaCode, listViews } = definition;
  const orders = listViews.map(({ orderBy = [] }) => orderBy);
  const nameParts = namePartsOf(definition);
  const dataRules = readDataRules(definition.dataRules);
  const table = modelTableOf(schemaCode, withUniqueRules(definition.properties, dataRules), {
    orders,
    nameParts,
    paired,
  });
  return {
    schemaCode,
    appCode,
    version,
    definition,
    table,
    dataRules,
    referencedModels: new Map(),
    unavailable: new Map(),
  };
}

/** A field with a rule that its values are unique is a unique one: the same index keeps both. */
function withUniqueRules(properties: readonly Property[], rules: readonly ReadRule[]): readonly Property[] {
  const unique = new Set(rules.filter(({ checkType }) => checkType === 5).map(({ propertyCode }) => propertyCode));
  return properties.map((property) => (unique.has(property.code) ? { ...property, unique: true } : property));
}

import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import type { BilingualText } from '@portico/shared-kit/i18n';
import {
  filterProblem,
  kindIdOf,
  kindOf,
  settingsOf,
  type SettingsOf,
  storageOf,
  systemProperties,
} from '@portico/shared-kit/fields';
import { optionSourceProblems } from './check-option-sources.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts, filterTexts, referenceTexts } from './definition.texts.ts';

type Path = DefinitionProblem['path'];
type RelationSettings = SettingsOf<'relevance'>;

/** A field that refers to records of a model, with its place and its neighbours. */
interface RelationItem {
  readonly property: Property;
  readonly path: Path;
  readonly settings: RelationSettings;
  /** The fields of the form or of the row that it stands in. */
  readonly siblings: readonly Property[];
}

function refersToRecords(property: Property): boolean {
  return storageOf(property).refersTo === 'record';
}

/** Returns the problems with the settings of a relevance form, as far as they show without other models. */
export function relationSettingProblems(property: Property, path: Path): DefinitionProblem[] {
  if (!refersToRecords(property)) return [];
  const given = property.settings ?? {};
  const readers: Readonly<Record<string, { read(raw: unknown): unknown }>> = { ...kindOf(property).settings };
  const wrong = Object.keys(given).find((key) => readers[key]?.read(given[key]) === undefined);
  if (wrong !== undefined)
    return [{ path: [...path, 'settings', wrong], detail: definitionTexts.settingUnreadable(wrong) }];
  const { schemaCode, backfill } = settingsOf(property) as RelationSettings;
  if (backfill.length > 0 && storageOf(property).isList) {
    return [{ path: [...path, 'settings', 'backfill'], detail: referenceTexts.backfillOfSeveral }];
  }
  return schemaCode === '' ? [{ path, detail: referenceTexts.modelNeeded(property.code) }] : [];
}

/** The fields of a model, and columns of its sub-tables, that refer to records. */
export function relationsOf({ properties }: Pick<ModelDefinition, 'properties'>): RelationItem[] {
  const within = (siblings: readonly Property[], path: Path): RelationItem[] =>
    siblings.flatMap((property, index) => {
      const at = [...path, index];
      if (refersToRecords(property)) {
        return [{ property, path: [...at, 'settings'], settings: settingsOf(property) as RelationSettings, siblings }];
      }
      return within(property.subSchema?.properties ?? [], [...at, 'subSchema', 'properties']);
    });
  return within(properties, ['properties']);
}

/**
 * Returns the untrue statements of a definition about other models. `find` gives those that are or will be published;
 * `only` narrows it to what refers to one of them.
 */
export function relationProblems(
  definition: ModelDefinition,
  find: (schemaCode: ModelCode) => ModelDefinition | undefined,
  only?: string,
): DefinitionProblem[] {
  const ownProblems = relationsOf(definition).flatMap((item) => {
    const { schemaCode } = item.settings;
    if (only !== undefined && only !== schemaCode) return [];
    const target = find(schemaCode);
    if (target !== undefined) return targetProblems(item, target);
    return [{ path: [...item.path, 'schemaCode'], detail: referenceTexts.modelUnknown(schemaCode) }];
  });
  return [...ownProblems, ...optionSourceProblems(definition, find, only), ...conditionProblems(definition, find)];
}

function targetProblems(item: RelationItem, target: ModelDefinition): DefinitionProblem[] {
  const { path, settings } = item;
  const { queryCode: viewCode, sheetCode: formCode, nameProperty, filter } = settings;
  const has = (items: readonly { readonly code: string }[], code: string) => items.some((each) => each.code === code);
  const problems: DefinitionProblem[] = [];
  const refuse = (setting: string, detail: BilingualText) => problems.push({ path: [...path, setting], detail });
  const model = target.schemaCode;
  if (viewCode !== '' && !has(target.listViews, viewCode))
    refuse('queryCode', referenceTexts.viewUnknown(model, viewCode));
  if (formCode !== '' && !has(target.forms, formCode)) refuse('sheetCode', referenceTexts.formUnknown(model, formCode));
  const known: readonly Property[] = [...systemProperties, ...target.properties] as Property[];
  const naming = known.find(({ code }) => code === nameProperty);
  if (naming === undefined) refuse('nameProperty', referenceTexts.itemUnknown(model, nameProperty));
  else if (!storageOf(naming).isText) refuse('nameProperty', definitionTexts.notText(nameProperty));
  const wrong = filter === null ? null : filterProblem(known, filter);
  if (wrong !== null) refuse('filter', definitionTexts.valueOf(wrong.propertyCode, filterTexts[wrong.reason]));
  return [...problems, ...backfillProblems(item, known, model)];
}

/** Conditions of list views on a relevance form name its own model and a list view of it. */
function conditionProblems(
  { properties, listViews }: ModelDefinition,
  find: (schemaCode: ModelCode) => ModelDefinition | undefined,
): DefinitionProblem[] {
  return listViews.flatMap(({ queryConditions }, view) =>
    queryConditions.flatMap((condition, index): DefinitionProblem[] => {
      const { propertyCode, relativeSchemaCode, associationCode, relativeQueryCode } = condition;
      const property = properties.find(({ code }) => code === propertyCode);
      const schemaCode =
        property && refersToRecords(property) ? (settingsOf(property) as RelationSettings).schemaCode : '';
      const path = ['listViews', view, 'queryConditions', index];
      const named = Object.entries({ relativeSchemaCode, associationCode });
      const other = named.find(([, code]) => code !== undefined && code !== schemaCode);
      if (other !== undefined) {
        return [{ path: [...path, other[0]], detail: referenceTexts.notReferred(propertyCode, other[1] ?? '') }];
      }
      const views = find(schemaCode)?.listViews ?? [];
      if (relativeQueryCode === undefined || views.some(({ code }) => code === relativeQueryCode)) return [];
      return [
        { path: [...path, 'relativeQueryCode'], detail: referenceTexts.viewUnknown(schemaCode, relativeQueryCode) },
      ];
    }),
  );
}

/** Values are copied as they are, so that both fields must be of one kind. */
function backfillProblems(
  { path, settings, siblings }: RelationItem,
  known: readonly Property[],
  model: string,
): DefinitionProblem[] {
  return settings.backfill.flatMap(({ from, to }, index): DefinitionProblem[] => {
    const at = [...path, 'backfill', index];
    const source = known.find(({ code }) => code === from);
    const place = siblings.find(({ code }) => code === to);
    if (source === undefined) return [{ path: [...at, 'from'], detail: referenceTexts.itemUnknown(model, from) }];
    if (place === undefined) return [{ path: [...at, 'to'], detail: definitionTexts.itemNotBeside(to) }];
    const isSame = kindIdOf(source) === kindIdOf(place);
    const { hasTable, holdsFiles } = storageOf(source);
    return isSame && !hasTable && !holdsFiles ? [] : [{ path: at, detail: referenceTexts.notCopied(from, to) }];
  });
}

import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import type { BilingualText } from '@portico/shared-kit/i18n';
import { filterProblem, kindOf, optionSourceOf, storageOf, systemProperties } from '@portico/shared-kit/fields';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts, filterTexts, referenceTexts } from './definition.texts.ts';

type Path = DefinitionProblem['path'];
type Source = NonNullable<ReturnType<typeof optionSourceOf>>;

/** Returns the problems with the sources of options, as far as they show without other models. */
export function optionSettingProblems(property: Property, path: Path): DefinitionProblem[] {
  const { source, options, importsMayAdd } = property.settings ?? {};
  const { settings } = kindOf(property);
  if (source === undefined || source === null || !('source' in settings)) return [];
  const at = [...path, 'settings', 'source'];
  if (optionSourceOf(property) === null) return [{ path: at, detail: referenceTexts.sourceUnreadable(property.code) }];
  const isListed = Array.isArray(options) && options.length > 0;
  if (isListed) return [{ path: at, detail: referenceTexts.twoSources(property.code) }];
  if (importsMayAdd !== true) return [];
  return [{ path: [...path, 'settings', 'importsMayAdd'], detail: referenceTexts.nothingToAddTo(property.code) }];
}

/** Returns the problems with the settings by which people and departments are chosen. */
export function choiceSettingProblems(property: Property, path: Path): DefinitionProblem[] {
  const { choiceType } = property.settings ?? {};
  const { settings } = kindOf(property);
  if (choiceType === undefined || !('choiceType' in settings)) return [];
  const isRead = (settings.choiceType as { read(raw: unknown): unknown }).read(choiceType) !== undefined;
  const detail = referenceTexts.choiceUnknown(property.code);
  return isRead ? [] : [{ path: [...path, 'settings', 'choiceType'], detail }];
}

interface SourcedItem {
  readonly path: Path;
  readonly source: Source;
  /** The fields of the row that it stands in, and of the form. */
  readonly siblings: readonly Property[];
}

function sourcedItems(own: readonly Property[], path: Path, form: readonly Property[] = []): SourcedItem[] {
  const siblings = [...own, ...form];
  return own.flatMap((property, index): SourcedItem[] => {
    const at = [...path, index];
    const source = optionSourceOf(property);
    if (source !== null) return [{ path: [...at, 'settings', 'source'], source, siblings }];
    return sourcedItems(property.subSchema?.properties ?? [], [...at, 'subSchema', 'properties'], own);
  });
}

/**
 * Returns the untrue statements of a definition about the records that its options come from; see `relationProblems`.
 */
export function optionSourceProblems(
  { properties }: Pick<ModelDefinition, 'properties'>,
  find: (schemaCode: ModelCode) => ModelDefinition | undefined,
  only?: string,
): DefinitionProblem[] {
  return sourcedItems(properties, ['properties']).flatMap((item) => {
    const { schemaCode } = item.source;
    if (only !== undefined && only !== schemaCode) return [];
    const target = find(schemaCode);
    if (target !== undefined) return targetProblems(item, target);
    return [{ path: [...item.path, 'schemaCode'], detail: referenceTexts.modelUnknown(schemaCode) }];
  });
}

function targetProblems(item: SourcedItem, target: ModelDefinition): DefinitionProblem[] {
  const { path, source } = item;
  const known: readonly Property[] = [...systemProperties, ...target.properties] as Property[];
  const has = (code: string) => known.find((each) => each.code === code);
  const model = target.schemaCode;
  const problems: DefinitionProblem[] = [];
  const refuse = (member: string, detail: BilingualText) =>
    problems.push({ path: [...path, ...member.split('.')], detail });
  const text = has(source.propertyCode);
  if (text === undefined) refuse('propertyCode', referenceTexts.itemUnknown(model, source.propertyCode));
  else if (!isPlainText(text)) refuse('propertyCode', definitionTexts.notText(source.propertyCode));
  if (source.queryCode !== '' && !target.listViews.some(({ code }) => code === source.queryCode)) {
    refuse('queryCode', referenceTexts.viewUnknown(model, source.queryCode));
  }
  for (const [index, code] of source.orderByFields.entries()) {
    const ordered = has(code);
    const detail = ordered === undefined ? referenceTexts.itemUnknown(model, code) : definitionTexts.notSorted(code);
    if (ordered === undefined || !kindOf(ordered).isSortable) refuse(`orderByFields.${index}`, detail);
  }
  const wrong = source.condition === null ? null : filterProblem(known, source.condition);
  if (wrong !== null) refuse('condition', definitionTexts.valueOf(wrong.propertyCode, filterTexts[wrong.reason]));
  return [...problems, ...matchProblems(item, has, model)];
}

/**
 * Returns whether a property holds text that readers understand: the value by which listed options are stored says
 * nothing to them.
 */
function isPlainText(property: Property): boolean {
  return storageOf(property).isText && (!('options' in kindOf(property).settings) || optionSourceOf(property) !== null);
}

function matchProblems(
  { path, source: { match }, siblings }: SourcedItem,
  has: (code: string) => Property | undefined,
  model: string,
): DefinitionProblem[] {
  if (match === null) return [];
  const at = [...path, 'match'];
  const theirs = has(match.propertyCode);
  const own = siblings.find(({ code }) => code === match.equals);
  if (theirs === undefined) {
    return [{ path: [...at, 'propertyCode'], detail: referenceTexts.itemUnknown(model, match.propertyCode) }];
  }
  if (own === undefined) {
    return [{ path: [...at, 'equals'], detail: definitionTexts.itemNotBeside(match.equals) }];
  }
  const storage = storageOf(own);
  const isComparable = storageOf(theirs) === storage && storage.matchesOptions;
  const detail = referenceTexts.notComparable(match.propertyCode, match.equals);
  return isComparable ? [] : [{ path: at, detail }];
}

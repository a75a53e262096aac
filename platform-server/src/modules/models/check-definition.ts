import type { ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts } from './definition.texts.ts';
import { actionProblems } from './check-actions.ts';
import { dataRuleProblems } from './check-data-rules.ts';
import {
  hasKind,
  kindOf,
  mayBeColumn,
  type Property as FieldProperty,
  storageOf,
  systemProperties,
} from '@portico/shared-kit/fields';
import { choiceSettingProblems, optionSettingProblems } from './check-option-sources.ts';
import { relationSettingProblems } from './check-relations.ts';
import { modeProblems } from './check-modes.ts';
import { layoutProblems } from './check-layout.ts';
import { expressionProblemsOf } from './check-expressions.ts';
import { permissionProblems } from './check-permissions.ts';
import { mayBeUnique } from './may-be-unique.ts';
import { namePartsOf, piecesOf } from './name-template.ts';

type Path = DefinitionProblem['path'];

const systemCodes: ReadonlySet<string> = new Set(systemProperties.map(({ code }) => code.toLowerCase()));

/** Returns all that contradicts itself in a definition whose shape is right; nothing where it can be published. */
export function definitionProblems(definition: ModelDefinition): DefinitionProblem[] {
  const ofItems = propertyProblems(definition.properties, ['properties'], false);
  // Whatever else is looked at asks the fields for their kinds, which these may not have.
  if (ofItems.length > 0) return ofItems;
  return [
    ...repeated(definition.forms, ['forms']),
    ...repeated(definition.listViews, ['listViews']),
    ...referenceProblems(definition),
    ...modeProblems(definition),
    ...layoutProblems(definition, itemsOf(definition)),
    ...dataRuleProblems(definition),
    ...expressionProblemsOf(definition),
    ...actionProblems(definition),
    ...permissionProblems(definition),
  ];
}

/** Columns are named without regard to case, so codes must differ in more than that. */
function repeated(items: readonly { readonly code: string }[], path: Path): DefinitionProblem[] {
  const seen = new Set<string>();
  return items.flatMap(({ code }, index) => {
    const isRepeated = seen.has(code.toLowerCase());
    seen.add(code.toLowerCase());
    return isRepeated ? [{ path: [...path, index, 'code'], detail: definitionTexts.codeTwice(code) }] : [];
  });
}

function propertyProblems(properties: readonly Property[], path: Path, isColumn: boolean): DefinitionProblem[] {
  const own = properties.flatMap((property, index) => propertyProblem(property, [...path, index], isColumn));
  return [...repeated(properties, path), ...own];
}

function propertyProblem(property: Property, path: Path, isColumn: boolean): DefinitionProblem[] {
  const { code, propertyType, subSchema, unique } = property;
  if (!hasKind(propertyType)) {
    return [{ path: [...path, 'propertyType'], detail: definitionTexts.typeUnknown(code, propertyType) }];
  }
  if (systemCodes.has(code.toLowerCase()) && !isColumn) {
    return [{ path: [...path, 'code'], detail: definitionTexts.codeOfSystem(code) }];
  }
  if (code in Object.prototype || (isColumn && code.toLowerCase() === 'id')) {
    return [{ path: [...path, 'code'], detail: definitionTexts.codeReserved(code) }];
  }
  if (storageOf(property).hasTable) {
    if (isColumn) return [{ path: [...path, 'propertyType'], detail: definitionTexts.tableInTable }];
    if (!subSchema?.properties.length) return [{ path, detail: definitionTexts.tableWithoutColumns(code) }];
    return propertyProblems(subSchema.properties, [...path, 'subSchema', 'properties'], true);
  }
  if (isColumn && !mayBeColumn(propertyType)) {
    return [{ path: [...path, 'propertyType'], detail: definitionTexts.typeInTable(propertyType) }];
  }
  if (unique === true && (isColumn || !mayBeUnique(property))) {
    return [{ path: [...path, 'unique'], detail: definitionTexts.notUnique(code) }];
  }
  const unknown = Object.keys(property.settings ?? {}).find((name) => !Object.hasOwn(kindOf(property).settings, name));
  if (unknown !== undefined) {
    return [{ path: [...path, 'settings', unknown], detail: definitionTexts.settingUnknown(unknown) }];
  }
  return [
    ...relationSettingProblems(property, path),
    ...optionSettingProblems(property, path),
    ...choiceSettingProblems(property, path),
  ];
}

/** The fields that the forms of a model may show, those of the platform first; called by their codes. */
const itemsOf = ({ properties }: ModelDefinition) =>
  new Map([...systemProperties, ...properties].map(({ code }) => [code, code]));

/** Codes of fields that views and the name template use must exist. */
function referenceProblems(definition: ModelDefinition): DefinitionProblem[] {
  const { properties, listViews, nameTemplate = '' } = definition;
  const known = new Map<string, Property>([...systemProperties, ...properties].map((each) => [each.code, each]));
  const missing = (code: string, path: Path): DefinitionProblem[] =>
    known.has(code) ? [] : [{ path, detail: definitionTexts.itemUnknown(code) }];
  const inViews = listViews.flatMap((view, viewIndex) =>
    (['queryColumns', 'queryConditions', 'orderBy'] as const).flatMap((part) =>
      (view[part] ?? []).flatMap(({ propertyCode }, at) =>
        missing(propertyCode, ['listViews', viewIndex, part, at, 'propertyCode']),
      ),
    ),
  );
  const pieces = piecesOf(nameTemplate);
  const foreign = namePartsOf(definition).filter((code) => !pieces.includes(code));
  return [
    ...inViews,
    ...viewProblems(listViews, known),
    ...pieces.flatMap((code) => missing(code, ['nameTemplate'])),
    ...foreign.map((code) => ({
      path: ['nameTemplate_i18n'],
      detail: definitionTexts.nameInOneLanguage(code),
    })),
    ...pieces.flatMap((code): DefinitionProblem[] =>
      systemProperties.some((each: FieldProperty) => each.code === code && each.derived === true)
        ? [{ path: ['nameTemplate'], detail: definitionTexts.nameOfDerived(code) }]
        : [],
    ),
  ];
}

/** Checks that items by which a view sorts have an order, and that those it sums up have that figure. */
function viewProblems(
  listViews: ModelDefinition['listViews'],
  known: ReadonlyMap<string, Property>,
): DefinitionProblem[] {
  return listViews.flatMap(({ orderBy = [], queryColumns }, index) => {
    const path = ['listViews', index];
    const unsorted = orderBy.flatMap(({ propertyCode }, at) => {
      const property = known.get(propertyCode);
      if (property === undefined || kindOf(property).isSortable) return [];
      const detail = definitionTexts.notSorted(propertyCode);
      return [{ path: [...path, 'orderBy', at, 'propertyCode'], detail }];
    });
    const unsummed = queryColumns.flatMap(({ propertyCode, sumType }, at) => {
      const property = known.get(propertyCode);
      if (property === undefined || sumType === undefined) return [];
      if (kindOf(property).aggregates.some((code) => code === sumType)) return [];
      return [
        { path: [...path, 'queryColumns', at, 'sumType'], detail: definitionTexts.noFigure(propertyCode, sumType) },
      ];
    });
    return [...unsorted, ...unsummed];
  });
}

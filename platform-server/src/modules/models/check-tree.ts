import type { ListView } from '@portico/shared-kit/contract/models.schema';
import { type Property, settingsOf, storageOf } from '@portico/shared-kit/fields';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts } from './definition.texts.ts';

/** Returns whether a field holds one record of a model. */
export function holdsRecordOf(schemaCode: string, property: Property): boolean {
  const { refersTo, isList } = storageOf(property);
  const settings = settingsOf(property) as { readonly schemaCode?: string };
  return refersTo === 'record' && !isList && settings.schemaCode === schemaCode;
}

/** Returns the codes of the fields by which views of a model draw its records as a tree. */
export function parentCodes({ listViews }: { readonly listViews: readonly ListView[] }): readonly string[] {
  return [
    ...new Set(
      listViews.flatMap(({ tree, gantt }) => [tree?.parentPropertyCode, gantt?.levelPropertyCode].filter(isCode)),
    ),
  ];
}

const isCode = (code: string | undefined) => code !== undefined;

/** Returns what is wrong with the settings of a view that draws records as a tree. */
export function treeProblems(
  { viewType, tree }: ListView,
  path: DefinitionProblem['path'],
  { schemaCode, known }: { readonly schemaCode: string; readonly known: ReadonlyMap<string, Property> },
): DefinitionProblem[] {
  if (tree === undefined) {
    return viewType === 'TREE' ? [{ path: [...path, 'viewType'], detail: definitionTexts.treeNeeded }] : [];
  }
  const { parentPropertyCode: parent, orderPropertyCode: order } = tree;
  const isParent = (property: Property) => holdsRecordOf(schemaCode, property);
  const isNumber = (property: Property) => storageOf(property).isNumber;
  const problems = {
    parentPropertyCode: isFitting(known.get(parent), isParent) ? null : definitionTexts.notParent(parent),
    orderPropertyCode:
      order === undefined || isFitting(known.get(order), isNumber) ? null : definitionTexts.notNumber(order),
  };
  return Object.entries(problems).flatMap(([setting, detail]) =>
    detail === null ? [] : [{ path: [...path, 'tree', setting], detail }],
  );
}

function isFitting(property: Property | undefined, fits: (property: Property) => boolean): boolean {
  return property !== undefined && fits(property);
}

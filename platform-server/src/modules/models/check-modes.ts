import type { ListView, ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import { systemProperties } from '@portico/shared-kit/fields';
import { isGroupable } from '@portico/shared-kit/reports';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts } from './definition.texts.ts';
import { treeProblems } from './check-tree.ts';

/** Returns what is wrong with the settings of views that are no grids. */
export function modeProblems({ schemaCode, listViews, properties }: ModelDefinition): DefinitionProblem[] {
  const known = new Map<string, Property>([...systemProperties, ...properties].map((each) => [each.code, each]));
  return listViews.flatMap((view, index) => {
    const path = ['listViews', index];
    return [...boardProblems(view, path, known), ...treeProblems(view, path, { schemaCode, known })];
  });
}

function boardProblems(
  { viewType, board }: ListView,
  path: DefinitionProblem['path'],
  known: ReadonlyMap<string, Property>,
): DefinitionProblem[] {
  if (board === undefined) {
    return viewType === 'BOARD' ? [{ path: [...path, 'viewType'], detail: definitionTexts.boardNeeded }] : [];
  }
  const { columnPropertyCode, lanePropertyCode } = board;
  const fields = Object.entries({ columnPropertyCode, lanePropertyCode });
  const ungrouped = fields.flatMap(([name, code]) => {
    const detail = code === undefined ? null : groupProblem(code, known.get(code));
    return detail === null ? [] : [{ path: [...path, 'board', name], detail }];
  });
  const isTwice = columnPropertyCode === lanePropertyCode;
  const twice = { path: [...path, 'board', 'lanePropertyCode'], detail: definitionTexts.laneIsColumn };
  return isTwice ? [...ungrouped, twice] : ungrouped;
}

function groupProblem(code: string, property: Property | undefined) {
  if (property === undefined) return definitionTexts.itemUnknown(code);
  return isGroupable(property) ? null : definitionTexts.notGrouped(code);
}

import type { ListView, ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import { isOnDay, systemProperties } from '@portico/shared-kit/fields';
import { isGroupable } from '@portico/shared-kit/reports';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts } from './definition.texts.ts';
import { ganttProblems } from './check-gantt.ts';
import { treeProblems } from './check-tree.ts';

/** Returns what is wrong with the settings of views that are no grids. */
export function modeProblems({ schemaCode, listViews, properties }: ModelDefinition): DefinitionProblem[] {
  const known = new Map<string, Property>([...systemProperties, ...properties].map((each) => [each.code, each]));
  return listViews.flatMap((view, index) => {
    const path = ['listViews', index];
    return [
      ...boardProblems(view, path, known),
      ...treeProblems(view, path, { schemaCode, known }),
      ...calendarProblems(view, path, known),
      ...ganttProblems(view, path, { schemaCode, known }),
    ];
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

function calendarProblems(
  { viewType, calendar }: ListView,
  path: DefinitionProblem['path'],
  known: ReadonlyMap<string, Property>,
): DefinitionProblem[] {
  if (calendar === undefined) {
    return viewType === 'CALENDAR' ? [{ path: [...path, 'viewType'], detail: definitionTexts.calendarNeeded }] : [];
  }
  const { startTimePropertyCode, endTimePropertyCode, titlePropertyCode, colourPropertyCode } = calendar;
  const checks = [
    ...Object.entries({ startTimePropertyCode, endTimePropertyCode }).map((each) => [...each, dayProblem] as const),
    ['titlePropertyCode', titlePropertyCode, unknownProblem] as const,
    ['colourPropertyCode', colourPropertyCode, groupProblem] as const,
  ];
  const problems = checks.flatMap(([name, code, check]) => {
    const detail = code === undefined ? null : check(code, known.get(code));
    return detail === null ? [] : [{ path: [...path, 'calendar', name], detail }];
  });
  const isTwice = startTimePropertyCode === endTimePropertyCode;
  const twice = { path: [...path, 'calendar', 'endTimePropertyCode'], detail: definitionTexts.endIsStart };
  return isTwice ? [...problems, twice] : problems;
}

/** A calendar needs dates of which the day is known. */
function dayProblem(code: string, property: Property | undefined) {
  if (property === undefined) return definitionTexts.itemUnknown(code);
  return isOnDay(property) ? null : definitionTexts.noDay(code);
}

function unknownProblem(code: string, property: Property | undefined) {
  return property === undefined ? definitionTexts.itemUnknown(code) : null;
}

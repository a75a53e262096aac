import type { GanttSettings } from '@portico/shared-kit/contract/list-modes.schema';
import type { ListView } from '@portico/shared-kit/contract/models.schema';
import { type Property, settingsOf, storageOf } from '@portico/shared-kit/fields';
import { holdsRecordOf } from './check-tree.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts } from './definition.texts.ts';

type Fits = (property: Property, schemaCode: string) => boolean;

/** Fields that each setting takes. */
const fitting: Readonly<Record<keyof GanttSettings, Fits>> = {
  titlePropertyCode: (property) => storageOf(property).isText,
  startTimePropertyCode: (property) => storageOf(property).isMoment,
  endTimePropertyCode: (property) => storageOf(property).isMoment,
  progressPropertyCode: (property) => storageOf(property).isNumber,
  levelPropertyCode: (property, schemaCode) => holdsRecordOf(schemaCode, property),
  milestonePropertyCode: (property) => storageOf(property).dimension === 'boolean',
  dependencyPropertyCode: (property, schemaCode) => {
    const { refersTo, isList } = storageOf(property);
    return (
      refersTo === 'record' && isList && (settingsOf(property) as { schemaCode?: string }).schemaCode === schemaCode
    );
  },
};

/** Returns what is wrong with the settings of a view that draws records as a Gantt chart. */
export function ganttProblems(
  { viewType, gantt }: ListView,
  path: DefinitionProblem['path'],
  { schemaCode, known }: { readonly schemaCode: string; readonly known: ReadonlyMap<string, Property> },
): DefinitionProblem[] {
  if (gantt === undefined) {
    return viewType === 'GANTT' ? [{ path: [...path, 'viewType'], detail: definitionTexts.ganttNeeded }] : [];
  }
  return Object.entries(fitting).flatMap(([setting, fits]) => {
    const code = gantt[setting as keyof GanttSettings];
    const property = code === undefined ? undefined : known.get(code);
    if (code === undefined || (property !== undefined && fits(property, schemaCode))) return [];
    const detail = property === undefined ? definitionTexts.itemUnknown(code) : definitionTexts.notFitting(code);
    return [{ path: [...path, 'gantt', setting], detail }];
  });
}

import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { boardMode } from './board/board.mode.ts';
import { calendarMode } from './calendar/calendar.mode.ts';
import { ganttMode } from './gantt/gantt.mode.ts';
import { groupedMode } from './grouped/grouped.mode.ts';
import type { ListMode } from './list-mode.ts';
import { treeMode } from './tree/tree.mode.ts';

/** Every mode beside the grid. A new one is a folder beside this file and a row here. */
const modes: readonly ListMode[] = [boardMode, calendarMode, treeMode, ganttMode].filter((mode) => mode !== null);

/** The mode in which a list is drawn, `groupBy` being the fields that its reader has chosen; null for the grid. */
export function modeOf(config: ListConfig, groupBy: readonly string[]): ListMode | null {
  const mode = modes.find(({ viewType }) => viewType === config.view.viewType);
  if (mode?.isPossible(config) === true) return mode;
  return groupBy.length > 0 ? groupedMode : null;
}

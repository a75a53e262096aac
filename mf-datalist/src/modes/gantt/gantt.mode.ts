import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { ListMode } from '../list-mode.ts';
import { modeOfParts } from '../view-parts.tsx';

const parts = () => import('./gantt.parts.ts');

/** Returns whether a reader sees the title and the days of a chart. */
const isPossible: ListMode['isPossible'] = ({ view, properties }) => {
  const { titlePropertyCode, startTimePropertyCode, endTimePropertyCode } = view.gantt ?? {};
  const needed = [titlePropertyCode, startTimePropertyCode, endTimePropertyCode];
  return needed.every((code) => properties.some((each) => each.code === code && each.visible !== false));
};

/** Rows beside bars in time (portal spec, sections 2 and 3: view type GANTT). */
export const ganttMode = modeOfParts(
  'GANTT',
  {
    list: lazyWithRetry(async () => (await parts()).Gantt),
    view: lazyWithRetry(async () => (await parts()).GanttCards),
    design: lazyWithRetry(async () => (await parts()).GanttTools),
    template: lazyWithRetry(async () => (await parts()).EditPlan),
  },
  isPossible,
);

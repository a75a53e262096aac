import { lazyRows, showsAll } from '../lazy-rows.ts';
import { modeOfParts } from '../view-parts.tsx';

/** Rows beside bars in time (portal spec, sections 2 and 3: view type GANTT). */
export const ganttMode = modeOfParts(
  'GANTT',
  {
    list: lazyRows('Gantt'),
    view: lazyRows('GanttCards'),
    design: lazyRows('GanttTools'),
    template: lazyRows('EditPlan'),
  },
  (config) => {
    const { gantt } = config.view;
    return showsAll(config, [gantt?.titlePropertyCode, gantt?.startTimePropertyCode, gantt?.endTimePropertyCode]);
  },
);

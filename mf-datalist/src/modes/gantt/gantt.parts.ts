/** The four components of Gantt charts in one chunk: one that is shown needs the others soon. */
export { EditPlan } from './EditPlan.tsx';
export { Gantt } from './Gantt.tsx';
export { GanttCards } from './GanttCards.tsx';
export { GanttTools } from './GanttTools.tsx';

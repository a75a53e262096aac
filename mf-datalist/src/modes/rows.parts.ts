/** Trees and Gantt charts in one chunk: the rows of both are read and drawn alike, and each chunk more makes the entry longer. */
export { EditPlan } from './gantt/EditPlan.tsx';
export { Gantt } from './gantt/Gantt.tsx';
export { GanttCards } from './gantt/GanttCards.tsx';
export { GanttTools } from './gantt/GanttTools.tsx';
export { Tree } from './tree/Tree.tsx';

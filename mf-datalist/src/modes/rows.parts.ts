/** Trees, Gantt charts and groups in one chunk: their rows are read and drawn alike, and each chunk more makes the entry longer. */
export { EditPlan } from './gantt/EditPlan.tsx';
export { Gantt } from './gantt/Gantt.tsx';
export { GanttCards } from './gantt/GanttCards.tsx';
export { GanttTools } from './gantt/GanttTools.tsx';
export { Grouped } from './grouped/Grouped.tsx';
export { GroupFields } from './grouped/GroupFields.tsx';
export { Tree } from './tree/Tree.tsx';

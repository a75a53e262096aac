import { useRef } from 'react';
import { TreeGrid } from '../tree/TreeGrid.tsx';
import type { RecordsProps } from '../view-parts.tsx';
import styles from './Gantt.module.css';
import { GanttFrame, type GanttParts } from './GanttFrame.tsx';
import { Timeline } from './Timeline.tsx';
import { useSameHeight } from './use-pane-window.ts';

/** The records of a list as rows and, beside them, as bars in time. */
export function Gantt(list: RecordsProps) {
  return <GanttFrame list={list}>{(parts) => <Panes {...parts} />}</GanttFrame>;
}

function Panes({ list, tree, gantt, placeholder }: GanttParts) {
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isEmpty = tree.isRead && tree.top.length === 0;
  useSameHeight(root, pane);
  return (
    <div className={styles.gantt} data-empty={isEmpty || undefined}>
      <div ref={root} className={styles.list}>
        <TreeGrid list={list} tree={tree} placeholder={placeholder} edit={gantt.edit} />
      </div>
      {!isEmpty && <Timeline gantt={gantt} name={list.name} rows={tree.visible} pane={pane} />}
    </div>
  );
}

import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { TreeCards } from '../tree/TreeCards.tsx';
import type { RecordsProps } from '../view-parts.tsx';
import { GanttFrame, type GanttParts } from './GanttFrame.tsx';
import { MiniBar } from './MiniBar.tsx';
import type { GanttModel } from './use-gantt.ts';

/** The records of a chart as cards for a phone, each with a small bar. */
export function GanttCards(list: RecordsProps) {
  return <GanttFrame list={list}>{(parts) => <Cards {...parts} />}</GanttFrame>;
}

function Cards({ list, tree, gantt, placeholder }: GanttParts) {
  if (!tree.isRead) return <LinesSkeleton lines={8} />;
  return (
    <TreeCards list={list} tree={tree} placeholder={placeholder} below={miniBarOf(gantt)} onEdit={gantt.edit.open} />
  );
}

const miniBarOf = (gantt: GanttModel) => (record: BizRecord) => <MiniBar gantt={gantt} record={record} />;

import { useMemo } from 'react';
import type { VisibleNode } from '../tree/tree-nodes.model.ts';
import styles from './Gantt.module.css';
import { planOf } from './plan.model.ts';
import type { GanttModel } from './use-gantt.ts';

/** Px between an arrow and the bars that it leads around. */
const gap = 8;

interface ArrowsProps {
  readonly gantt: GanttModel;
  readonly rows: readonly VisibleNode[];
  readonly drawn: { readonly first: number; readonly last: number };
}

/** Arrows from the end of what has to be done before to the beginning of what waits for it, where both are rows. */
export function Arrows({ gantt, rows, drawn }: ArrowsProps) {
  const { settings, changes, from, dayWidth, rowHeight } = gantt;
  const places = useMemo(() => new Map(rows.map(({ node }, at) => [node.key, at])), [rows]);
  if (settings.dependencyPropertyCode === undefined) return null;
  const planAt = (at: number) => {
    const record = rows[at]?.node.record;
    return record ? planOf(changes.shown(record), settings) : null;
  };
  const paths = rows.slice(drawn.first, drawn.last + 1).flatMap(({ node }, index) => {
    const at = drawn.first + index;
    const plan = planAt(at);
    return (plan?.predecessors ?? []).flatMap((id) => {
      const before = places.get(id);
      const earlier = before === undefined ? null : planAt(before);
      if (before === undefined || plan?.start === null || plan === null || earlier?.end == null) return [];
      const [x, y] = [(earlier.end + 1 - from) * dayWidth, (before + 0.5) * rowHeight];
      const [toX, toY] = [(plan.start - from) * dayWidth, (at + 0.5) * rowHeight];
      const isLate = plan.start <= earlier.end;
      return [{ key: `${id} ${node.key}`, path: pathOf([x, y], [toX, toY], rowHeight), isLate }];
    });
  });
  return (
    <svg className={styles.arrows} aria-hidden="true">
      <defs>
        <marker id="gantt-arrow" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto">
          <path d="M0 0 6 3 0 6Z" className={styles.arrowHead} />
        </marker>
      </defs>
      {paths.map(({ key, path, isLate }) => (
        <path
          key={key}
          d={path}
          className={styles.arrow}
          data-late={isLate || undefined}
          markerEnd="url(#gantt-arrow)"
        />
      ))}
    </svg>
  );
}

function pathOf([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], rowHeight: number): string {
  if (toX - gap >= x + gap) return `M${x} ${y}H${x + gap}V${toY}H${toX}`;
  const between = toY > y ? y + rowHeight / 2 : y - rowHeight / 2;
  return `M${x} ${y}H${x + gap}V${between}H${toX - gap}V${toY}H${toX}`;
}

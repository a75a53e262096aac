import { headHeight } from '@portico/shared-kit/ui/grid';
import { type KeyboardEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { VisibleNode } from '../tree/tree-nodes.model.ts';
import { Arrows } from './Arrows.tsx';
import { Bar } from './Bar.tsx';
import styles from './Gantt.module.css';
import { ganttTexts } from './gantt.texts.ts';
import { type Tick, ticksBetween } from './scale.model.ts';
import { planOf } from './plan.model.ts';
import { ToBar } from './ToBar.tsx';
import type { GanttModel } from './use-gantt.ts';
import { usePaneWindow } from './use-pane-window.ts';

/** Rows drawn beyond each end of what is seen. */
const overscan = 6;
/** Rows that say at which day a chart begins, and the days around today that are near enough. */
const firstRows = 20;
const near = 14;

interface TimelineProps {
  readonly gantt: GanttModel;
  readonly name: string;
  readonly rows: readonly VisibleNode[];
  readonly pane: RefObject<HTMLDivElement | null>;
}

/** Pane beside the rows in which time goes on to the right: the scale, today, the bars and what waits for what. */
export function Timeline({ gantt, name, rows, pane }: TimelineProps) {
  const t = ganttTexts.useT();
  const { from, to, dayWidth, today, rowHeight, zoom } = gantt;
  const seen = usePaneWindow(pane);
  const [current, setCurrent] = useState<string | null>(null);
  const begin = gantt.isRangeRead ? firstDay(rows, gantt) : null;
  const [beginning, setBeginning] = useState(begin);
  if (beginning === null && begin !== null) setBeginning(begin);
  useDayInSight(pane, gantt, beginning);
  const first = Math.max(0, Math.floor(seen.top / rowHeight) - overscan);
  const last = Math.min(rows.length - 1, Math.ceil((seen.top + seen.height) / rowHeight) + overscan);
  const drawn = rows.slice(first, last + 1);
  const days = {
    from: from + Math.floor(seen.left / dayWidth) - 7,
    to: from + (seen.left + seen.width) / dayWidth + 7,
  };
  const [coarse, fine] = ticksBetween(days.from, Math.min(days.to, to), zoom, t);
  const size = { width: (to - from + 1) * dayWidth, height: headHeight + rows.length * rowHeight };
  const currentBar = drawn.findIndex(({ node }) => node.key === current);
  const tabStop = first + (currentBar < 0 ? firstBar(drawn) : currentBar);
  return (
    <div ref={pane} className={styles.pane} role="group" aria-label={t('timeline', { name })}>
      <div className={styles.surface} style={size} role="presentation" onKeyDown={(event) => moveToBar(event, pane)}>
        <div className={styles.scale} style={{ height: headHeight }} aria-hidden="true">
          <Line ticks={coarse} gantt={gantt} isCoarse />
          <Line ticks={fine} gantt={gantt} />
        </div>
        <div className={styles.rows}>
          {fine.map(({ day }) => (
            <span key={day} className={styles.rule} style={{ left: (day - from) * dayWidth }} />
          ))}
          <span className={styles.today} title={t('today')} style={{ left: (today - from + 0.5) * dayWidth }} />
          <Arrows gantt={gantt} rows={rows} drawn={{ first, last }} />
          {drawn.map((visible, at) => (
            <Row
              key={visible.node.key}
              {...{ gantt, pane, visible }}
              row={first + at}
              left={seen.left}
              width={seen.width}
              isTabStop={tabStop === first + at}
              onCurrent={setCurrent}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  readonly gantt: GanttModel;
  readonly pane: TimelineProps['pane'];
  readonly visible: VisibleNode;
  readonly row: number;
  /** Px from the left edge of the surface that are in sight, and how many. */
  readonly left: number;
  readonly width: number;
  /** True where the Tab key reaches the bar. */
  readonly isTabStop: boolean;
  /** Called with the key of the row whose bar has the focus. */
  readonly onCurrent: (key: string) => void;
}

/** Row of the timeline. Drawn again only when something of it has changed: a scroll up or down draws those that come into sight. */
const Row = memo(PlainRow);

function PlainRow({ gantt, pane, visible: { node }, row, left, width, isTabStop, onCurrent }: RowProps) {
  const { rowHeight } = gantt;
  return (
    // Placed without a transform: what is transformed is drawn by itself, in each frame of a scroll.
    <div className={styles.row} style={{ height: rowHeight, top: row * rowHeight }}>
      {node.record !== null && (
        <>
          <Bar
            gantt={gantt}
            record={node.record}
            row={row}
            isTabStop={isTabStop}
            onCurrent={() => onCurrent(node.key)}
          />
          <ToBar gantt={gantt} record={node.record} left={left} width={width} pane={pane} />
        </>
      )}
    </div>
  );
}

function Line({
  ticks,
  gantt: { from, dayWidth },
  isCoarse = false,
}: {
  readonly ticks: readonly Tick[];
  readonly gantt: GanttModel;
  readonly isCoarse?: boolean;
}) {
  return (
    <div className={styles.ticks} data-coarse={isCoarse || undefined}>
      {ticks.map(({ day, days, label }) => (
        <span key={day} className={styles.tick} style={{ left: (day - from) * dayWidth, width: days * dayWidth }}>
          <span className={styles.tickLabel}>{label}</span>
        </span>
      ))}
    </div>
  );
}

function firstBar(drawn: readonly VisibleNode[]): number {
  return drawn.findIndex(({ node }) => node.record !== null);
}

/** Arrows up and down lead from bar to bar. */
function moveToBar(event: KeyboardEvent, pane: RefObject<HTMLElement | null>): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bar]') : null;
  if (by === undefined || bar === null || pane.current === null) return;
  const bars = [...pane.current.querySelectorAll<HTMLElement>('[data-bar]')];
  const next = bars[bars.indexOf(bar) + by]?.querySelector<HTMLElement>('button');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Begins with a bar of the first rows in sight, today if it is near, and stays at its day when the scale changes. */
function useDayInSight(
  pane: RefObject<HTMLElement | null>,
  { from, dayWidth }: GanttModel,
  begin: number | null,
): void {
  const shown = useRef<{ readonly from: number; readonly dayWidth: number } | null>(null);
  useLayoutEffect(() => {
    const { current: node } = pane;
    if (node === null || begin === null) return;
    const { current: before } = shown;
    const middle = node.clientWidth / 2;
    const day = before === null ? begin : before.from + (node.scrollLeft + middle) / before.dayWidth;
    scrollSideways(node, (day - from) * dayWidth - middle);
    shown.current = { from, dayWidth };
  }, [pane, from, dayWidth, begin]);
}

/** Returns the day to begin at: today where one of the first rows is near it, else where the first of them begins. */
function firstDay(rows: readonly VisibleNode[], { settings, today }: GanttModel): number | null {
  const records = rows.slice(0, firstRows).flatMap(({ node }) => node.record ?? []);
  const plans = records.map((record) => planOf(record, settings)).filter(({ start }) => start !== null);
  const isNear = plans.some(({ start, end }) => (start ?? 0) - near <= today && today <= (end ?? start ?? 0) + near);
  if (isNear) return today;
  return plans[0]?.start ?? (records.length > 0 ? today : null);
}

function scrollSideways(node: HTMLElement, left: number): void {
  node.scrollLeft = left;
}

import { useLocale } from '@portico/shared-kit/i18n';
import type { EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import type { ChartOption } from './chart-option.model.ts';
import { initChart } from './echarts-modules.ts';
import styles from './reports.module.css';

/** Height in px below which nothing is read. */
const leastHeight = 280;

interface EChartProps {
  readonly option: ChartOption;
  readonly label: string;
  /** Least height in px; undefined: that of every picture. */
  readonly minHeight: number | undefined;
  /** Called with the index of the category and of the series of a mark that is pressed. */
  readonly onMark: (mark: { readonly dataIndex: number; readonly seriesIndex: number }) => void;
  /** Given the drawn chart, of which a picture is made; null when it is gone. */
  readonly onDrawn: (chart: EChartsType | null) => void;
}

/** A picture of data; the table beside it says the same. */
export function EChart({ option, label, minHeight, onMark, onDrawn }: EChartProps) {
  const locale = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const mark = useRef(onMark);
  const drawn = useRef(onDrawn);

  useEffect(() => {
    mark.current = onMark;
    drawn.current = onDrawn;
  });

  useEffect(() => {
    if (element.current === null) return;
    const made = initChart(element.current, locale);
    chart.current = made;
    made.on('click', ({ dataIndex, seriesIndex }) => mark.current({ dataIndex, seriesIndex: seriesIndex ?? 0 }));
    drawn.current(made);
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      drawn.current(null);
      made.dispose();
      chart.current = null;
    };
  }, [locale]);

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true });
  }, [option]);

  return (
    <div
      ref={element}
      className={styles.picture}
      style={minHeight === undefined ? undefined : { minHeight: Math.max(minHeight, leastHeight) }}
      role="img"
      aria-label={label}
    />
  );
}

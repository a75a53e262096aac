import { PanelSection } from '@portico/shared-kit/designer';
import type { ReportChart } from '@portico/shared-kit/reports';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  HolderOutlined,
  PlusOutlined,
} from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { Button, type MenuProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { type ChartRole, moveChartItem, removeItem } from '../model/chart-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useChartSource } from '../use-chart-source.ts';
import { itemGroup } from '../use-item-uses.ts';
import { useReportActions } from '../use-report-actions.ts';
import styles from './ChartWell.module.css';
import { useChartChange } from './use-chart-change.ts';

/** Item of a well: a dimension or a measure of a chart. */
interface WellItem {
  readonly field: string | null;
  readonly name: string;
  /** Controls below its name. */
  readonly controls: ReactNode;
}

interface ChartWellProps {
  readonly chart: ReportChart;
  readonly part: ChartRole;
  readonly title: string;
  /** Words where there is nothing in it. */
  readonly hint: string;
  readonly items: readonly WellItem[];
  readonly addWords: string;
  /** Entries of the menu that adds one. */
  readonly choices: NonNullable<MenuProps['items']>;
}

/** List of the dimensions or measures of a chart, which takes data items, also from the other list. */
export function ChartWell({ chart, part, title, hint, items, addWords, choices }: ChartWellProps) {
  const { isReadOnly } = useReportDesigner();
  const list = useRef<HTMLUListElement>(null);
  const onMove = useWellMove(chart, part);
  const keys = keysOf(items);
  useSharedSortable(list, { group: itemGroup, handle: `.${styles.grip}`, isDisabled: isReadOnly, onMove });
  return (
    <PanelSection title={title}>
      <ul ref={list} className={styles.well} data-list={part} data-empty={items.length === 0 ? hint : undefined}>
        {items.map((item, at) => (
          <li key={keys[at]} className={styles.item} data-item={String(at)}>
            <span className={styles.grip} aria-hidden="true">
              {!isReadOnly && <HolderOutlined />}
            </span>
            <span className={styles.name}>{item.name}</span>
            {!isReadOnly && <ItemTools {...{ chart, part, at }} name={item.name} count={items.length} />}
            <div className={styles.controls}>{item.controls}</div>
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <MenuButton menu={{ items: choices, style: { maxHeight: 360, overflowY: 'auto' } }}>
          <Button size="small" icon={<PlusOutlined aria-hidden="true" />} disabled={choices.length === 0}>
            {addWords}
          </Button>
        </MenuButton>
      )}
    </PanelSection>
  );
}

/** Names items by their fields, of which one may stand in a chart several times. */
function keysOf(items: readonly WellItem[]): readonly string[] {
  const fields = items.map(({ field }) => field ?? '');
  return fields.map((field, at) => `${field} ${fields.slice(0, at).filter((each) => each === field).length}`);
}

/** Moves an item within its list, or puts its field to the use of the list that it was dropped into. */
function useWellMove(chart: ReportChart, role: ChartRole) {
  const change = useChartChange(chart);
  const { items } = useChartSource(chart.schemaCode);
  const { addItem } = useReportActions();
  return ({ item, list, index }: { readonly item: string; readonly list: string; readonly index: number }) => {
    const from = Number(item);
    if (list === role) return change(moveChartItem(chart, role, from, index));
    const found = items.find(({ field }) => field === chart[role][from]?.field);
    if (found === undefined || (list !== 'dimensions' && list !== 'measures')) return;
    addItem(removeItem(chart, role, from), list, found, index);
  };
}

interface ItemToolsProps {
  readonly chart: ReportChart;
  readonly part: ChartRole;
  readonly at: number;
  readonly name: string;
  readonly count: number;
}

function ItemTools({ chart, part, at, name, count }: ItemToolsProps) {
  const t = reportDesignTexts.useT();
  const change = useChartChange(chart);
  const small = { size: 'small', type: 'text' } as const;
  return (
    <span className={styles.tools}>
      <Button
        {...small}
        aria-label={t('up', { name })}
        icon={<ArrowUpOutlined aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => change(moveChartItem(chart, part, at, at - 1))}
      />
      <Button
        {...small}
        aria-label={t('down', { name })}
        icon={<ArrowDownOutlined aria-hidden="true" />}
        disabled={at === count - 1}
        onClick={() => change(moveChartItem(chart, part, at, at + 1))}
      />
      <Button
        {...small}
        danger
        aria-label={t('removeItem', { name })}
        icon={<DeleteOutlined aria-hidden="true" />}
        onClick={() => change(removeItem(chart, part, at))}
      />
    </span>
  );
}

import { paletteStyles as styles, useRovingList } from '@portico/shared-kit/designer';
import { propertyName } from '@portico/shared-kit/fields';
import { KindIcon, kindName } from '@portico/shared-kit/fields/palette';
import { useLocale } from '@portico/shared-kit/i18n';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import type { ReportChart } from '@portico/shared-kit/reports';
import type { ChartItem } from '../model/chart-items.model.ts';
import { editableChart } from '../model/report-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useChartSource } from '../use-chart-source.ts';
import { itemGroup, type ItemUse, useItemUses } from '../use-item-uses.ts';

/** The data items of the selected chart's model: dragged into the chart, or put to a use by the menu that each of them has. */
export function ItemPalette() {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { report, state } = useReportDesigner();
  const [sought, setSought] = useState('');
  const chart = editableChart(report, state.selected);
  const { items, isLoading } = useChartSource(chart?.schemaCode ?? null);
  const text = sought.trim().toLowerCase();
  const found = items.filter(({ field, property }) =>
    [field, property.name, propertyName(property, locale)].some((each) => each.toLowerCase().includes(text)),
  );
  return (
    <section className={styles.palette} aria-label={t('items')}>
      <p className={styles.hint}>{t(chart === null ? 'chooseChart' : 'itemsHint')}</p>
      {chart !== null && (
        <>
          <SearchBox value={sought} label={t('itemSearch')} onChange={setSought} />
          {isLoading && <LinesSkeleton />}
          {!isLoading && found.length === 0 && <p className={styles.hint}>{t('noItems')}</p>}
          <ItemList key={chart.id} chart={chart} items={found} />
        </>
      )}
    </section>
  );
}

interface ItemListProps {
  readonly chart: ReportChart;
  readonly items: readonly ChartItem[];
}

function ItemList({ chart, items }: ItemListProps) {
  const { isReadOnly } = useReportDesigner();
  const list = useRef<HTMLUListElement>(null);
  const roving = useRovingList(
    list,
    items.map(({ field }) => field),
  );
  const { usesOf, put } = useItemUses(chart);
  useSharedSortable(list, {
    group: itemGroup,
    isStore: true,
    isDisabled: isReadOnly,
    onMove({ item: field, list: target, index }) {
      const item = items.find((each) => each.field === field);
      if (item !== undefined) put(target as ItemUse, item, index);
    },
  });
  return (
    <ul ref={list} className={styles.list} data-list="items">
      {items.map((item) => (
        <li key={item.field} data-item={item.field}>
          <ItemButton item={item} uses={usesOf(item)} onUse={(to) => put(to, item)} {...roving(item.field)} />
        </li>
      ))}
    </ul>
  );
}

interface ItemButtonProps extends ReturnType<ReturnType<typeof useRovingList>> {
  readonly item: ChartItem;
  readonly uses: readonly ItemUse[];
  onUse(use: ItemUse): void;
}

/** A data item, whose menu says what it can be used for. */
function ItemButton({ item: { property }, uses, onUse, ...roving }: ItemButtonProps) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { isReadOnly } = useReportDesigner();
  const opener = useRef<HTMLButtonElement>(null);
  const name = propertyName(property, locale);
  const menu = {
    items: uses.map((use) => ({ key: use, label: t(`addTo.${use}`), onClick: () => onUse(use) })),
    'aria-label': t('itemMenu', { name }),
  };
  return (
    <Dropdown
      menu={menu}
      trigger={['click']}
      autoFocus
      disabled={isReadOnly}
      onOpenChange={(isOpen) => !isOpen && opener.current?.focus({ preventScroll: true })}
    >
      <button
        ref={opener}
        type="button"
        className={styles.entry}
        disabled={isReadOnly}
        aria-haspopup="menu"
        title={kindName(property, locale)}
        {...roving}
      >
        <KindIcon propertyType={property.propertyType} />
        <span className={styles.label}>{name}</span>
      </button>
    </Dropdown>
  );
}

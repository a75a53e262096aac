import { useLocale } from '@portico/shared-kit/i18n';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import type { ColumnSummaries } from '@portico/shared-kit/ui/grid';
import { useMemo, useRef } from 'react';
import { cardsTexts } from './cards.texts.ts';
import { toggleSelected } from '../../list/toggle-selected.ts';
import { gridColumns, linkCode } from './grid-columns.tsx';
import type { GridState, ListRows } from './list-rows.ts';
import { RecordCard } from './RecordCard.tsx';
import styles from './RecordCards.module.css';
import { usePageScroll } from './use-page-scroll.ts';
import { useSummaries } from './summaries.ts';
import { useScriptView } from '../../scripts/list-script.ts';
import { useSubTableDialog } from './use-sub-table-dialog.tsx';

/** Fields that a card shows below its title. */
const fieldsShown = 4;

/** The records of a page as cards for a phone: a tap opens one, the box selects it. */
export function RecordCards({ list, grid }: { readonly list: ListRows; readonly grid: GridState }) {
  const t = cardsTexts.useT();
  const locale = useLocale();
  const { draw } = useScriptView();
  const { config, name, columns, shown, addressOf, selected, onSelect } = list;
  const { dialog, show: onShowRows } = useSubTableDialog();
  const summaries = useSummaries({ config, columns, page: shown.page });
  const drawn = useMemo(
    () => draw(gridColumns({ config, columns, locale, hasTabStops: true, onShowRows })),
    [draw, config, columns, locale, onShowRows],
  );
  const cards = useRef<HTMLUListElement>(null);
  usePageScroll(cards, shown.page !== undefined, grid);
  if (shown.page === undefined && list.isLoading) return <LinesSkeleton lines={8} />;
  if (list.placeholder) return list.placeholder;
  const link = linkCode(drawn.map(({ id }) => id));
  const title = drawn.find(({ id }) => id === link);
  const fields = drawn.filter((column) => column !== title);
  return (
    <>
      <ul ref={cards} className={styles.cards} aria-label={t('label', { name })} aria-busy={list.isLoading}>
        {shown.page?.content.map((record) => (
          <RecordCard
            key={record.id}
            record={record}
            title={title?.text(record) ?? null}
            address={addressOf(record)}
            fields={fields.slice(0, fieldsShown)}
            isSelected={selected.has(record.id)}
            onToggle={() => onSelect(toggleSelected(selected, record.id))}
          />
        ))}
      </ul>
      {dialog}
      <Sums columns={drawn} summaries={summaries} />
    </>
  );
}

interface SumsProps {
  readonly columns: ReturnType<typeof gridColumns>;
  readonly summaries: ColumnSummaries;
}

/** The figures below the columns, over all pages. */
function Sums({ columns, summaries }: SumsProps) {
  const t = cardsTexts.useT();
  return (
    <dl className={styles.sums}>
      {columns.map(({ id, title }) => {
        const summary = summaries[id];
        return (
          summary && (
            <div key={id}>
              <dt>{t('total', { label: title })}</dt>
              <dd>{[summary.label, summary.text].filter(Boolean).join(' ')}</dd>
              {summary.note !== undefined && <dd className={styles.note}>{summary.note}</dd>}
            </div>
          )
        );
      })}
    </dl>
  );
}

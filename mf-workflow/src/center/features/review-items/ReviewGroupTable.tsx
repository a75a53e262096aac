import type { ReviewGroup } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { displayValue, propertyName } from '@portico/shared-kit/fields';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { Button, Checkbox } from 'antd';
import { useId, useMemo, useState } from 'react';
import { markedIds, type ReviewTable, reviewTable } from './review.model.ts';
import { reviewTexts } from './review.texts.ts';
import { ReviewRow } from './ReviewRow.tsx';
import styles from './BulkReview.module.css';

interface ReviewGroupTableProps {
  readonly group: ReviewGroup;
  onAgree(ids: readonly string[]): void;
}

/** Group of items: what all have in common, a table of what differs, and the step for those that are included. */
export function ReviewGroupTable({ group, onAgree }: ReviewGroupTableProps) {
  const t = reviewTexts.useT();
  const locale = useLocale();
  const id = useId();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const table = useMemo(() => reviewTable(group, { locale }), [group, locale]);
  const marked = [...markedIds(table)].filter((each) => !out.has(each));
  const included = group.items.filter((item) => !out.has(item.id)).map((item) => item.id);
  const reason = !group.canAgree ? t('cannotAgree') : included.length === 0 ? t('noneIncluded') : null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {localised(group.workflowName, group.workflowName_i18n, locale)} ·{' '}
          {localised(group.activityName, group.activityName_i18n, locale)}
        </h2>
        <span className={styles.count}>{t('count', { count: group.items.length })}</span>
      </header>
      <Common table={table} />
      <Table group={group} table={table} out={out} labelledBy={id} onChange={setOut} />
      <div className={styles.actions}>
        <DisabledReason reason={reason}>
          <Button type="primary" onClick={() => onAgree(included)}>
            {t('agree', { count: included.length })}
          </Button>
        </DisabledReason>
        {marked.length > 0 && (
          <Button onClick={() => setOut(new Set([...out, ...marked]))}>
            {t('removeMarked', { count: marked.length })}
          </Button>
        )}
      </div>
    </section>
  );
}

interface TableProps {
  readonly group: ReviewGroup;
  readonly table: ReviewTable;
  /** The ids of items that were taken out. */
  readonly out: ReadonlySet<string>;
  readonly labelledBy: string;
  onChange(out: ReadonlySet<string>): void;
}

function Table({ group: { items }, table: { columns }, out, labelledBy, onChange }: TableProps) {
  const t = reviewTexts.useT();
  const locale = useLocale();
  const toggle = (id: string) => {
    const next = new Set(out);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <>
      <Checkbox
        checked={out.size === 0}
        indeterminate={out.size > 0 && out.size < items.length}
        onChange={({ target }) => onChange(new Set(target.checked ? [] : items.map(({ id }) => id)))}
      >
        {t('includeAll')}
      </Checkbox>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={labelledBy}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('item')}</th>
              {columns.map(({ property, isNumber }) => (
                <th key={property.code} scope="col" data-number={isNumber}>
                  {propertyName(property, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <ReviewRow
                key={item.id}
                item={item}
                columns={columns}
                isIncluded={!out.has(item.id)}
                onToggle={() => toggle(item.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Common({ table: { same, columns } }: { readonly table: ReviewTable }) {
  const t = reviewTexts.useT();
  const locale = useLocale();
  if (same.length === 0) return null;
  return (
    <details className={styles.same} open={columns.length === 0}>
      <summary>
        {t('same')} ({same.length}){columns.length === 0 && ` · ${t('nothingDiffers')}`}
      </summary>
      <dl>
        {same.map(({ property, value }) => (
          <div key={property.code}>
            <dt>{propertyName(property, locale)}</dt>
            <dd>{displayValue(property, value, { locale })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

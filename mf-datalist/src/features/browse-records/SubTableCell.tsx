import { type Property, propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useCloseOnPress } from '../../list/use-close-on-press.ts';
import { Popover } from 'antd';
import { Suspense } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { rowsOf, listedRowCount, rowWords, subTableLimits } from './sub-table.model.ts';
import styles from './SubTableCell.module.css';
import type { ShowSubTable } from './use-sub-table-dialog.tsx';

const SubTableRows = lazyWithRetry(async () => (await import('./SubTableRows.tsx')).SubTableRows);

interface SubTableCellProps {
  readonly property: Property;
  readonly value: unknown;
  readonly locale: Locale;
  readonly onShow: ShowSubTable;
}

/**
 * A sub-table, a line a row: up to 7 rows, beyond that 2 and "more"; the popup shows some of them as a table, and a click
 * all (list spec, section 2; portal spec, section 9, List modes).
 */
export function SubTableCell({ property, value, locale, onShow }: SubTableCellProps) {
  const t = datalistTexts.useT();
  const popup = useCloseOnPress();
  const rows = rowsOf(value);
  const columns = property.subSchema?.properties ?? [];
  const listed = rows.slice(0, listedRowCount(rows.length));
  const words = (
    <span className={styles.rows}>
      {listed.map((row) => (
        <span key={row.id} className={styles.words}>
          {rowWords(row, columns, locale)}
        </span>
      ))}
    </span>
  );
  if (rows.length <= subTableLimits.popupAbove) return words;
  return (
    <span className={styles.cell}>
      {words}
      <Popover
        trigger={['hover', 'focus']}
        mouseEnterDelay={0.3}
        placement="bottomLeft"
        destroyOnHidden
        open={popup.isOpen}
        onOpenChange={popup.change}
        content={
          <Suspense fallback={null}>
            <SubTableRows label={propertyName(property, locale)} rows={rows} columns={columns} locale={locale} />
          </Suspense>
        }
      >
        <button
          type="button"
          className={styles.more}
          onPointerEnter={popup.allow}
          onClick={() => {
            popup.closeOnPress();
            onShow(property, rows);
          }}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          {t(rows.length > subTableLimits.shown ? 'subTable.more' : 'subTable.rows', { count: rows.length })}
        </button>
      </Popover>
    </span>
  );
}

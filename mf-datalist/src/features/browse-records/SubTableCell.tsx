import { type Property, propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { useGivingWay } from '../../list/use-giving-way.ts';
import { Popover } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { rowsOf, rowsTold, rowWords, subTableLimits } from './sub-table.model.ts';
import styles from './SubTableCell.module.css';
import { SubTableRows } from './SubTableRows.tsx';
import type { ShowSubTable } from './use-sub-table-dialog.tsx';

interface SubTableCellProps {
  readonly property: Property;
  readonly value: unknown;
  readonly locale: Locale;
  readonly onShow: ShowSubTable;
}

/**
 * A sub-table in one line: up to 7 rows told one after the other, beyond that 2 and "more"; the popup shows some of
 * them, and a click all (list spec, section 2; portal spec, section 9, List modes).
 */
export function SubTableCell({ property, value, locale, onShow }: SubTableCellProps) {
  const t = datalistTexts.useT();
  const popup = useGivingWay();
  const rows = rowsOf(value);
  const columns = property.subSchema?.properties ?? [];
  const told = rows.slice(0, rowsTold(rows.length)).map((row) => rowWords(row, columns, locale));
  const words = <span className={styles['words']}>{told.join(t('subTable.separator'))}</span>;
  if (rows.length <= subTableLimits.popupAbove) return words;
  return (
    <span className={styles['cell']}>
      {words}
      <Popover
        trigger={['hover', 'focus']}
        mouseEnterDelay={0.3}
        placement="bottomLeft"
        destroyOnHidden
        open={popup.isOpen}
        onOpenChange={popup.change}
        content={<SubTableRows label={propertyName(property, locale)} rows={rows} columns={columns} locale={locale} />}
      >
        <button
          type="button"
          className={styles['more']}
          onPointerEnter={popup.allow}
          onClick={() => {
            popup.giveWay();
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

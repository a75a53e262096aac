import { useLocale } from '../../../../i18n/locale-hook.ts';
import { kindOf } from '../../../kinds.ts';
import type { Property } from '../../../property.ts';
import { propertyName } from '../../../values.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import { entryWidth } from '../entry-width.ts';
import styles from './Sheet.module.css';

/** Px of the ordinal. */
const narrow = 56;
/** Px of what is done to a row, with its word in either language. */
const operationsWidth = 72;

/** The widths of the columns, as a grid of CSS takes them, and what they need at least, in px. */
export function sheetWidths(columns: readonly Property[], hasOperations: boolean) {
  const widths = columns.map((column) => entryWidth(column));
  const ends = narrow + (hasOperations ? operationsWidth : 0);
  return {
    gridTemplateColumns: [
      `${narrow}px`,
      ...widths.map((width) => `minmax(${width}px, ${width}fr)`),
      ...(hasOperations ? [`${operationsWidth}px`] : []),
    ].join(' '),
    minWidth: widths.reduce((sum, width) => sum + width, ends),
  };
}

interface Props {
  readonly columns: readonly Property[];
  readonly disabled: boolean;
  /** True where rows come and go. */
  readonly canAlter: boolean;
}

/** The names of the columns over rows that are filled in; a star asks for a value where one can be given. */
export function SheetHeads({ columns, disabled, canAlter }: Props) {
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  return (
    <div role="row" aria-rowindex={1} className={styles.heads} style={sheetWidths(columns, canAlter)}>
      <div role="columnheader" aria-colindex={1} className={styles.head}>
        {t('ordinal')}
      </div>
      {columns.map((column, index) => (
        <div
          key={column.code}
          role="columnheader"
          aria-colindex={index + 2}
          data-align={kindOf(column).align}
          className={[styles.head, column.required && column.readOnly !== true && !disabled ? styles.required : '']
            .filter(Boolean)
            .join(' ')}
        >
          {propertyName(column, locale)}
        </div>
      ))}
      {canAlter && (
        <div role="columnheader" aria-colindex={columns.length + 2} className={styles.head}>
          {t('deleteColumn')}
        </div>
      )}
    </div>
  );
}

import type { AnyFieldUi, CellProps } from '../../../field-ui.ts';
import type { Property } from '../../../property.ts';
import { propertyName } from '../../../values.ts';
import type { SubTableSettings } from '../sub-table.kind.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import type { Rows } from '../rows.ts';
import { CardList } from './CardList.tsx';
import styles from './Cards.module.css';
import { ReadValue } from '../SubTableReadRow.tsx';

interface Props extends CellProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}

/** Rows to read on a phone: each with all its columns under one another. */
export function ReadCards({ value, settings, context, uiOfColumn }: Props) {
  const t = subTableUiTexts.useT();
  return (
    <CardList
      label={t('rows')}
      rows={value}
      render={(row, index) => (
        <div className={styles.card}>
          <div className={styles.head}>{index + 1}</div>
          <dl className={styles.values}>
            {settings.columns.map((column) => [
              <dt key={`${column.code} name`}>{propertyName(column, context.locale)}</dt>,
              <dd key={column.code}>
                <ReadValue value={row[column.code]} {...{ column, context, uiOfColumn }} />
              </dd>,
            ])}
          </dl>
        </div>
      )}
    />
  );
}

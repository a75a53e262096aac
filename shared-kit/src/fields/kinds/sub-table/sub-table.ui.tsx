import { Button } from 'antd/es';
import { useRef } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import { PlusOutlined } from '../../../ui/icons/index.ts';
import type { AnyFieldUi, EditorProps, FieldUi } from '../../field-ui.ts';
import { fieldUiTexts } from '../../field-ui.texts.ts';
import type { Property, RowValue } from '../../property.ts';
import { propertyName } from '../../values.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import { textCell } from '../text-cell.ts';
import type { subTableOf, SubTableSettings } from './sub-table.kind.ts';
import styles from './SubTable.module.css';
import { SubTableRow } from './SubTableRow.tsx';

type Rows = readonly RowValue[];

/** The looks of a sub-table whose columns look as given. */
export function subTableUiOf(
  kind: ReturnType<typeof subTableOf>,
  uiOfColumn: (column: Property) => AnyFieldUi,
): FieldUi<Rows, SubTableSettings, boolean> {
  const Editor = (props: EditorProps<Rows, SubTableSettings>) => <RowsEditor {...props} uiOfColumn={uiOfColumn} />;
  return { Cell: textCell(kind), Editor, FilterControl: PresenceFilterControl };
}

interface RowsEditorProps extends EditorProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}

function RowsEditor(props: RowsEditorProps) {
  const { id, label, value, settings, disabled, invalid, onChange, uiOfColumn } = props;
  const t = fieldUiTexts.useT();
  const rows = value ?? [];
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (next: Rows) => onChange(next.length === 0 ? null : next);
  const handleDelete = (rowId: string) => {
    change(rows.filter((row) => row.id !== rowId));
    // The button that had the focus is gone with its row.
    addButton.current?.focus();
  };
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={label}>
          <Heads columns={settings.columns} isEditable={!disabled} />
          <tbody>
            {rows.map((row, index) => (
              <SubTableRow
                key={row.id}
                row={row}
                number={index + 1}
                columns={settings.columns}
                disabled={disabled}
                invalid={invalid}
                uiOfColumn={uiOfColumn}
                onChange={(changed) => change(rows.map((each) => (each.id === row.id ? changed : each)))}
                onDelete={() => handleDelete(row.id)}
              />
            ))}
            {rows.length === 0 && (
              <tr>
                <td className={styles.none} colSpan={settings.columns.length + 2}>
                  {t('noRows')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {!disabled && (
        <Button
          ref={addButton}
          {...(id === undefined ? {} : { id })}
          className={styles.add ?? ''}
          type="dashed"
          icon={<PlusOutlined />}
          disabled={rows.length >= settings.maxRows}
          onClick={() => change([...rows, { id: crypto.randomUUID() }])}
        >
          {t('addRow')}
        </Button>
      )}
    </>
  );
}

function Heads({ columns, isEditable }: { columns: readonly Property[]; isEditable: boolean }) {
  const t = fieldUiTexts.useT();
  const locale = useLocale();
  return (
    <thead>
      <tr>
        <th scope="col">{t('ordinal')}</th>
        {columns.map((column) => (
          <th key={column.code} scope="col" className={column.required ? styles.required : ''}>
            {propertyName(column, locale)}
          </th>
        ))}
        {isEditable && <th scope="col">{t('rowOperations')}</th>}
      </tr>
    </thead>
  );
}

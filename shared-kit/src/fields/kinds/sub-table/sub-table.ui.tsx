import { Button } from 'antd/es';
import type { ReactNode, Ref } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import { PlusOutlined } from '../../../ui/icons/index.ts';
import type { AnyFieldUi, CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import { kindOf } from '../../kinds.ts';
import type { Property } from '../../property.ts';
import { propertyName } from '../../values.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import { textCell } from '../text-cell.ui.ts';
import type { subTableOf, SubTableSettings } from './sub-table.kind.ts';
import { subTableUiTexts } from './sub-table.texts.ts';
import styles from './SubTable.module.css';
import { SubTableReadRow } from './SubTableReadRow.tsx';
import { SubTableRow } from './SubTableRow.tsx';
import { type Rows, useRows } from './use-rows.ts';

/** The looks of a sub-table whose columns look as given. */
export function subTableUiOf(
  kind: ReturnType<typeof subTableOf>,
  uiOfColumn: (column: Property) => AnyFieldUi,
): FieldUi<Rows, SubTableSettings, boolean> {
  const Editor = (props: EditorProps<Rows, SubTableSettings>) => <RowsEditor {...props} uiOfColumn={uiOfColumn} />;
  const Reader = (props: CellProps<Rows, SubTableSettings>) => <RowsReader {...props} uiOfColumn={uiOfColumn} />;
  return { Cell: textCell(kind), Reader, Editor, FilterControl: PresenceFilterControl };
}

interface RowsReaderProps extends CellProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}

function RowsReader({ value, settings, context, uiOfColumn }: RowsReaderProps) {
  const t = subTableUiTexts.useT();
  return (
    <Scroller label={t('rows')}>
      <table className={styles.table}>
        <Heads columns={settings.columns} isEditable={false} />
        <tbody>
          {value.map((row, index) => (
            <SubTableReadRow
              key={row.id}
              row={row}
              number={index + 1}
              columns={settings.columns}
              context={context}
              uiOfColumn={uiOfColumn}
            />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A wide table scrolls inside it, by the keyboard too where nothing in the table takes the focus. */
function Scroller({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

interface RowsEditorProps extends EditorProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}

function RowsEditor(props: RowsEditorProps) {
  const { id, label, value, settings, disabled, invalid, describedBy, onChange, uiOfColumn } = props;
  const { columns } = settings;
  const { rows, table, addButton, add, replace, remove } = useRows(value, onChange);
  return (
    <>
      <Scroller label={label}>
        <table ref={table} className={styles.table} aria-label={label} aria-describedby={describedBy}>
          <Heads columns={columns} isEditable={!disabled} />
          <tbody>
            {rows.length === 0 && <NoRows width={columns.length + 2} />}
            {rows.map((row, index) => (
              <SubTableRow
                key={row.id}
                {...{ row, columns, disabled, invalid, uiOfColumn }}
                number={index + 1}
                onChange={replace}
                onDelete={() => remove(row.id)}
              />
            ))}
          </tbody>
        </table>
      </Scroller>
      {!disabled && (
        <AddButton id={id} ref={addButton} label={label} isFull={rows.length >= settings.maxRows} onAdd={add} />
      )}
    </>
  );
}

interface AddButtonProps {
  readonly id: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
  /** The sub-table's name. */
  readonly label: string;
  readonly isFull: boolean;
  onAdd(): void;
}

function AddButton({ id, ref, label, isFull, onAdd }: AddButtonProps) {
  const t = subTableUiTexts.useT();
  return (
    <Button
      {...(id === undefined ? {} : { id })}
      ref={ref}
      className={styles.add ?? ''}
      type="dashed"
      icon={<PlusOutlined />}
      disabled={isFull}
      aria-label={`${t('addRow')}: ${label}`}
      onClick={onAdd}
    >
      {t('addRow')}
    </Button>
  );
}

function NoRows({ width }: { width: number }) {
  const t = subTableUiTexts.useT();
  return (
    <tr>
      <td className={styles.none} colSpan={width}>
        {t('noRows')}
      </td>
    </tr>
  );
}

/** A figure's head stands over the figures; a star asks for a value only where one can be given. */
function headClass(column: Property, isEditable: boolean): string {
  const figure = kindOf(column).align === 'right' ? styles.figure : undefined;
  const star = isEditable && column.required ? styles.required : undefined;
  return [figure, star].filter((name) => name !== undefined).join(' ');
}

/** Px: an editor needs no more room in a row, whatever its kind takes in a list. */
const widestEntry = 176;

function Heads({ columns, isEditable }: { columns: readonly Property[]; isEditable: boolean }) {
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  return (
    <thead>
      <tr>
        <th scope="col">{t('ordinal')}</th>
        {columns.map((column) => (
          <th
            key={column.code}
            scope="col"
            className={headClass(column, isEditable)}
            style={isEditable ? { minWidth: Math.min(kindOf(column).width, widestEntry) } : undefined}
          >
            {propertyName(column, locale)}
          </th>
        ))}
        {isEditable && <th scope="col">{t('rowOperations')}</th>}
      </tr>
    </thead>
  );
}

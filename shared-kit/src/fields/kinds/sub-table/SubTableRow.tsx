import { Button } from 'antd/es';
import { useLocale } from '../../../i18n/current-locale.ts';
import { DeleteOutlined } from '../../../ui/icons/index.ts';
import type { AnyFieldUi } from '../../field-ui.ts';
import { FormFillProvider } from '../../form-fill.tsx';
import { kindOf } from '../../kinds.ts';
import type { Property, RowValue } from '../../property.ts';
import { propertyName, settingsOf, valueProblem } from '../../values.ts';
import styles from './SubTable.module.css';
import { subTableUiTexts } from './sub-table.texts.ts';
import { useRowFill } from './use-row-fill.ts';

interface Props {
  readonly row: RowValue;
  /** Counts from 1. */
  readonly number: number;
  readonly columns: readonly Property[];
  readonly disabled: boolean;
  /** True once the form was refused: cells that are wrong then say so. */
  readonly invalid: boolean;
  uiOfColumn(column: Property): AnyFieldUi;
  onChange(row: RowValue): void;
  onDelete(): void;
}

/** One row: an editor per column, named "column, row" for those who cannot see the table. */
export function SubTableRow({ row, number, columns, disabled, invalid, uiOfColumn, onChange, onDelete }: Props) {
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  const fill = useRowFill(row, onChange);
  return (
    <FormFillProvider fill={fill}>
      <tr>
        <td>{number}</td>
        {columns.map((column) => {
          const { Editor } = uiOfColumn(column);
          return (
            <td key={column.code} className={kindOf(column).align === 'right' ? styles.figure : ''}>
              <Editor
                label={`${propertyName(column, locale)} ${number}`}
                value={row[column.code] ?? null}
                settings={settingsOf(column)}
                required={column.required ?? false}
                disabled={disabled}
                invalid={invalid && valueProblem(column, row[column.code]) !== null}
                onChange={(value) => onChange({ ...row, [column.code]: value })}
              />
            </td>
          );
        })}
        {!disabled && (
          <td>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('deleteRow', { row: number })}
              onClick={onDelete}
            />
          </td>
        )}
      </tr>
    </FormFillProvider>
  );
}

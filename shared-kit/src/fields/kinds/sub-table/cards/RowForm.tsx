import { Button, Drawer } from 'antd/es';
import { useId } from 'react';
import { commonTexts } from '../../../../i18n/common.texts.ts';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { EllipsisOutlined } from '../../../../ui/icons/index.ts';
import { MenuButton } from '../../../../ui/menu-button/MenuButton.tsx';
import type { AnyFieldUi } from '../../../field-ui.ts';
import { FormFillProvider } from '../../../form-fill.tsx';
import type { FieldProblem } from '../../../problems.ts';
import type { Property, RowValue } from '../../../property.ts';
import { propertyName, settingsOf } from '../../../values.ts';
import { pastedText } from '../pasted-text.ts';
import type { RowActions } from '../sheet/row-actions.ui.ts';
import type { Sheet } from '../sheet/use-sheet.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import { ReadValue } from '../SubTableReadRow.tsx';
import type { RowProblems } from '../use-wrong-cells.ts';
import styles from './Cards.module.css';

interface Props {
  readonly row: RowValue;
  readonly sheet: Sheet;
  readonly problems: RowProblems;
  uiOfColumn(column: Property): AnyFieldUi;
  onClose(): void;
}

/** Row as a form of one column over the whole screen, with the rows before and after it within reach of the thumb. */
export function RowForm({ row, sheet, problems, uiOfColumn, onClose }: Props) {
  const { columns, disabled, rows, selection, actions } = sheet;
  const t = subTableUiTexts.useT();
  const { row: index } = selection.position;
  const count = rows.rows.length;
  const fill = (values: Readonly<Record<string, unknown>>) => rows.fill(row.id, values, selection.session);
  return (
    <Drawer
      open
      placement="bottom"
      size="100%"
      title={t('rowOf', { row: index + 1, count })}
      extra={!disabled && <RowMenu actions={actions} canAlter={sheet.canAlter} />}
      footer={<Steps sheet={sheet} onClose={onClose} />}
      onClose={onClose}
    >
      <FormFillProvider fill={fill} values={row} columns={columns}>
        <div key={row.id} className={styles.fields}>
          {columns.map((column) => (
            <RowField
              key={column.code}
              {...{ column, disabled, uiOfColumn }}
              value={row[column.code]}
              problem={problems?.get(column.code)}
              onChange={(value) => fill({ [column.code]: value })}
            />
          ))}
        </div>
      </FormFillProvider>
    </Drawer>
  );
}

function Steps({ sheet: { selection, size }, onClose }: Pick<Props, 'sheet' | 'onClose'>) {
  const t = subTableUiTexts.useT();
  const { row } = selection.position;
  const goTo = (to: number) => selection.goTo({ row: to, column: 0 });
  return (
    <div className={styles.steps}>
      <Button size="large" disabled={row === 0} onClick={() => goTo(row - 1)}>
        {t('previous')}
      </Button>
      <Button size="large" disabled={row === size.rows - 1} onClick={() => goTo(row + 1)}>
        {t('next')}
      </Button>
      <Button size="large" type="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  );
}

function RowMenu({ actions, canAlter }: { readonly actions: RowActions; readonly canAlter: boolean }) {
  const t = subTableUiTexts.useT();
  const common = commonTexts.useT();
  const comings = [
    { key: 'insert', label: t('insertBelow'), onClick: () => actions.insert(1) },
    { key: 'duplicate', label: t('duplicate'), onClick: actions.duplicate },
  ];
  const moves = [
    { key: 'up', label: t('moveUp'), onClick: () => actions.moveRows(-1) },
    { key: 'down', label: t('moveDown'), onClick: () => actions.moveRows(1) },
  ];
  const remove = { key: 'remove', label: t('removeRows'), danger: true, onClick: actions.removeRows };
  const items = canAlter ? [...comings, ...moves, remove] : moves;
  return (
    <MenuButton menu={{ items }} placement="bottomRight">
      <Button type="text" icon={<EllipsisOutlined />} aria-label={common('more')} />
    </MenuButton>
  );
}

interface RowFieldProps {
  readonly column: Property;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly problem: Pick<FieldProblem, 'text'> | undefined;
  uiOfColumn(column: Property): AnyFieldUi;
  onChange(value: unknown): void;
}

function RowField({ column, value, disabled, problem, uiOfColumn, onChange }: RowFieldProps) {
  const locale = useLocale();
  const id = useId();
  const problemId = `${id}problem`;
  const { Editor } = uiOfColumn(column);
  const text = pastedText(value);
  const isWrong = problem !== undefined;
  return (
    <div className={styles.field} data-refused={isWrong || undefined}>
      <label
        htmlFor={id}
        className={column.required === true && column.readOnly !== true ? styles.required : undefined}
      >
        {propertyName(column, locale)}
      </label>
      {column.readOnly === true ? (
        <div id={id}>
          <ReadValue {...{ column, value, uiOfColumn }} context={{ locale }} />
        </div>
      ) : (
        <Editor
          id={id}
          label={propertyName(column, locale)}
          value={text === null ? (value ?? null) : null}
          settings={settingsOf(column)}
          required={column.required ?? false}
          disabled={disabled}
          invalid={isWrong}
          describedBy={isWrong ? problemId : undefined}
          onChange={onChange}
        />
      )}
      {text !== null && (
        <div className={styles.value} data-unread>
          {text}
        </div>
      )}
      {isWrong && (
        <p id={problemId} className={styles.problem}>
          {problem.text(locale)}
        </p>
      )}
    </div>
  );
}

import { commonTexts } from '../../../../i18n/common.texts.ts';
import { Button } from 'antd/es';
import { useMemo, useState } from 'react';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { DisabledReason } from '../../../../ui/feedback/DisabledReason.tsx';
import { PlusOutlined, RightOutlined, UndoOutlined } from '../../../../ui/icons/index.ts';
import type { Property, RowValue } from '../../../property.ts';
import { propertyName } from '../../../values.ts';
import { cellText } from '../cell-words.ts';
import { pastedText } from '../pasted-text.ts';
import type { RowsEditorProps } from '../rows-editor.tsx';
import { type Sheet, useSheet } from '../sheet/use-sheet.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import { CardList } from './CardList.tsx';
import styles from './Cards.module.css';
import { RowForm } from './RowForm.tsx';

/** Columns that a card shows, those that are filled in first. */
const mostShown = 4;

/** Rows to fill in on a phone: a card for each, which opens the row as a form of one column. */
export function RowCards(props: RowsEditorProps) {
  const { id, label, uiOfColumn } = props;
  const t = subTableUiTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const sheet = useSheet(props);
  const { rows, columns, selection, wrong } = sheet;
  const first = wrong.positions[0]?.row ?? -1;
  const kept = useMemo(() => [first], [first]);
  const open = (index: number) => {
    selection.goTo({ row: index, column: 0 });
    setOpen(true);
  };
  const row = rows.rows[selection.position.row];
  return (
    <div>
      {rows.rows.length === 0 && <p className={styles.empty}>{t('noRows')}</p>}
      <CardList
        label={label}
        rows={rows.rows}
        kept={kept}
        isRefused={(each) => wrong.of(each) !== null}
        render={(each, index) => (
          <RowCard row={each} index={index} columns={columns} wrong={wrong.of(each)?.size ?? 0} onOpen={open} />
        )}
      />
      <Foot id={id} label={label} sheet={sheet} onAdded={() => setOpen(true)} />
      {isOpen && row !== undefined && (
        <RowForm {...{ row, sheet, uiOfColumn }} problems={wrong.of(row)} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface FootProps {
  readonly id: string | undefined;
  readonly label: string;
  readonly sheet: Sheet;
  onAdded(): void;
}

function Foot({ id, label, sheet, onAdded }: FootProps) {
  const { rows, actions, disabled, canAlter, maxRows } = sheet;
  const t = subTableUiTexts.useT();
  const common = commonTexts.useT();
  const count = rows.rows.length;
  const full = count >= maxRows ? t('full', { max: maxRows }) : null;
  const add = () => {
    actions.add();
    onAdded();
  };
  return (
    <div className={styles.foot}>
      {canAlter && (
        <DisabledReason reason={full}>
          <Button
            {...(id === undefined ? {} : { id })}
            type="dashed"
            icon={<PlusOutlined />}
            aria-label={common('labelled', { label: t('addRow'), value: label })}
            onClick={add}
          >
            {t('addRow')}
          </Button>
        </DisabledReason>
      )}
      {!disabled && rows.canUndo && (
        <Button type="text" icon={<UndoOutlined />} aria-label={t('undo')} title={t('undo')} onClick={actions.undo} />
      )}
      <span className={styles.count}>
        {canAlter || disabled ? t('count', { count, max: maxRows }) : t('fixed', { count })}
      </span>
    </div>
  );
}

interface RowCardProps {
  readonly row: RowValue;
  readonly index: number;
  readonly columns: readonly Property[];
  /** Number of its cells that are wrong. */
  readonly wrong: number;
  onOpen(index: number): void;
}

function RowCard({ row, index, columns, wrong, onOpen }: RowCardProps) {
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  const filled = columns
    .map((column) => ({ column, text: cellText(column, row[column.code], locale) }))
    .filter(({ text }) => text !== '')
    .slice(0, mostShown);
  return (
    <button type="button" className={styles.card} onClick={() => onOpen(index)}>
      <span className={styles.head}>
        {t('openRow', { row: index + 1 })}
        <RightOutlined />
      </span>
      {filled.length === 0 && <span className={styles.empty}>{t('emptyRow')}</span>}
      {filled.map(({ column, text }) => (
        <span key={column.code} className={styles.pair}>
          <span className={styles.name}>{propertyName(column, locale)}</span>
          <span className={styles.value} data-unread={pastedText(row[column.code]) !== null || undefined}>
            {text}
          </span>
        </span>
      ))}
      {wrong > 0 && <span className={styles.problem}>{t('problems', { count: wrong })}</span>}
    </button>
  );
}

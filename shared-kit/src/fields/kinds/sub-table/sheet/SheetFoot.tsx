import { Button } from 'antd/es';
import type { ReactNode, RefObject } from 'react';
import { commonTexts } from '../../../../i18n/common.texts.ts';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { DisabledReason } from '../../../../ui/feedback/DisabledReason.tsx';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  PlusOutlined,
  RedoOutlined,
  UndoOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignTopOutlined,
} from '../../../../ui/icons/index.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import styles from './Sheet.module.css';
import type { CellPosition } from './cursor.model.ts';
import type { PasteStatus } from './use-clipboard.ts';
import type { Sheet } from './use-sheet.ts';

interface Props {
  readonly id: string | undefined;
  readonly adder: RefObject<HTMLButtonElement | null>;
  /** The sub-table's name. */
  readonly label: string;
  readonly sheet: Sheet;
  readonly pasteStatus: PasteStatus;
  onDismiss(): void;
}

/** Foot of a sheet: buttons for the rows, their number, the problems in them and the result of a paste. */
export function SheetFoot(props: Props) {
  const { id, adder, label } = props;
  const { rows, actions, maxRows, canAlter } = props.sheet;
  const t = subTableUiTexts.useT();
  const common = commonTexts.useT();
  const count = rows.rows.length;
  const isFull = count >= maxRows;
  return (
    <>
      <div className={styles.foot}>
        {canAlter && (
          <DisabledReason reason={isFull ? t('full', { max: maxRows }) : null}>
            <Button
              {...(id === undefined ? {} : { id })}
              ref={adder}
              type="dashed"
              icon={<PlusOutlined />}
              aria-label={common('labelled', { label: t('addRow'), value: label })}
              onClick={actions.add}
            >
              {t('addRow')}
            </Button>
          </DisabledReason>
        )}
        {count > 0 && <RowTools {...props} isFull={isFull} />}
        <NextProblem {...props} />
        <span className={styles.count}>{canAlter ? t('count', { count, max: maxRows }) : t('fixed', { count })}</span>
      </div>
      <PasteStatusLine {...props} />
    </>
  );
}

type Tool = readonly [name: string, icon: ReactNode, isOff: boolean, run: () => void];

function RowTools(props: Props & { readonly isFull: boolean }) {
  const { adder, label, sheet, isFull } = props;
  const { rows, actions, canAlter } = sheet;
  const t = subTableUiTexts.useT();
  const comings: readonly Tool[] = [
    [t('insertAbove'), <VerticalAlignTopOutlined key="icon" />, isFull, () => actions.insert(-1)],
    [t('insertBelow'), <VerticalAlignBottomOutlined key="icon" />, isFull, () => actions.insert(1)],
    [t('duplicate'), <CopyOutlined key="icon" />, isFull, actions.duplicate],
  ];
  const tools: readonly Tool[] = [
    ...(canAlter ? comings : []),
    [t('moveUp'), <ArrowUpOutlined key="icon" />, false, () => actions.moveRows(-1)],
    [t('moveDown'), <ArrowDownOutlined key="icon" />, false, () => actions.moveRows(1)],
    ...(canAlter ? [[t('removeRows'), <DeleteOutlined key="icon" />, false, actions.removeRows] satisfies Tool] : []),
    [t('undo'), <UndoOutlined key="icon" />, !rows.canUndo, actions.undo],
    [t('redo'), <RedoOutlined key="icon" />, !rows.canRedo, actions.redo],
  ];
  return (
    <div role="group" aria-label={t('rowTools', { label })} className={styles.tools}>
      {tools.map(([name, icon, isOff, run], index) => (
        <Button
          key={name}
          // Whoever leaves the cells comes here where no row can be added.
          ref={!canAlter && index === 0 ? adder : undefined}
          type="text"
          size="small"
          icon={icon}
          disabled={isOff}
          aria-label={name}
          title={name}
          onClick={run}
        />
      ))}
    </div>
  );
}

/** Button with the number of the cells that are wrong; pressed, it leads to the next one after the marked cell, and from the last to the first. */
function NextProblem({ sheet: { wrong, selection } }: Props) {
  const t = subTableUiTexts.useT();
  const { positions } = wrong;
  if (positions.length === 0) return null;
  const { row, column } = selection.position;
  const isAfter = (position: CellPosition) =>
    position.row > row || (position.row === row && (position.column > column || !selection.isInside));
  const next = positions.find(isAfter) ?? positions[0];
  return (
    <Button type="link" size="small" danger onClick={() => next && selection.goTo(next)}>
      {`${t('problems', { count: positions.length })} · ${t('nextProblem')}`}
    </Button>
  );
}

function PasteStatusLine({ pasteStatus, sheet: { rows, actions }, onDismiss }: Props) {
  const t = subTableUiTexts.useT();
  const common = commonTexts.useT();
  const words = usePasteStatusText(pasteStatus);
  return (
    <div role="status" className={styles.pasteStatus} data-tone={pasteStatus?.is === 'refused' ? 'error' : undefined}>
      {words !== '' && (
        <>
          <span>{words}</span>
          {pasteStatus?.is === 'done' && rows.canUndo && (
            <Button type="link" size="small" onClick={actions.undo}>
              {t('undo')}
            </Button>
          )}
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={common('close')} onClick={onDismiss} />
        </>
      )}
    </div>
  );
}

function usePasteStatusText(pasteStatus: PasteStatus): string {
  const t = subTableUiTexts.useT();
  const locale = useLocale();
  if (pasteStatus === null) return '';
  if (pasteStatus.is === 'finding') return t('finding', { count: pasteStatus.names });
  if (pasteStatus.is === 'refused') return t('notPasted', { reason: pasteStatus.problem.text(locale) });
  const { rows, unread, leftOut } = pasteStatus;
  return [
    t('pasted', { count: rows }),
    unread > 0 ? t('unread', { count: unread }) : '',
    leftOut > 0 ? t('leftOut', { count: leftOut }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

import { Button, Spin } from 'antd/es';
import type { MouseEvent } from 'react';
import { commonTexts, useLocale } from '../../i18n/index.ts';
import { Ellipsis } from '../feedback/index.ts';
import { CaretDownOutlined, CaretRightOutlined, CheckOutlined } from '../icons/index.ts';
import { unitPickerTexts } from './unit-picker.texts.ts';
import { type UnitEntry, unitTypes } from './unit-source.ts';
import type { PickerRow } from './unit-tree.model.ts';
import { detailOf, nameOf } from './unit-words.ts';
import { UnitMark } from './UnitMark.tsx';
import styles from './UnitPicker.module.css';

/** Px of a step to the right for each level (portal spec, section 9: 20). */
const indent = 20;

/** The search box keeps the focus, whatever is clicked. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

interface UnitRowProps {
  readonly row: Extract<PickerRow, { kind: 'unit' }>;
  readonly id: string;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  /** True where the list shows where units are, so that rows need not say it. */
  readonly isTree: boolean;
  onUse(): void;
}

/** A person or department to choose, or a department to open. */
export function UnitRow({ row, id, isActive, isChosen, canChoose, isTree, onUse }: UnitRowProps) {
  const locale = useLocale();
  const { entry, level, isOpen } = row;
  const detail = detailOf(entry, locale, !isTree);
  const treeItem = { 'aria-level': level + 1, ...(isOpen === null ? {} : { 'aria-expanded': isOpen }) };
  return (
    // The search box keeps the focus and answers every key for the row that it points at.
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role={isTree ? 'treeitem' : 'option'}
      {...(isTree ? treeItem : {})}
      aria-selected={isChosen}
      className={styles.row}
      data-active={isActive || undefined}
      data-chosen={isChosen || undefined}
      style={{ paddingInlineStart: (isTree ? 32 : 12) + level * indent }}
      onMouseDown={keepFocus}
      onClick={onUse}
    >
      <UnitMark unit={entry} size={32} />
      <span className={styles.words}>
        <span>
          <Ellipsis text={nameOf(entry, locale)} />
        </span>
        {detail !== '' && (
          <span className={styles.detail}>
            <Ellipsis text={detail} />
          </span>
        )}
      </span>
      <Members entry={entry} />
      {canChoose && (
        <span className={styles.check} aria-hidden="true">
          {isChosen && <CheckOutlined />}
        </span>
      )}
    </button>
  );
}

function Members({ entry }: { readonly entry: UnitEntry }) {
  const t = unitPickerTexts.useT();
  if (entry.unitType !== unitTypes.department) return null;
  return <span className={styles.members}>{t('members', { count: entry.memberCount })}</span>;
}

interface OpenerProps {
  readonly isOpen: boolean;
  readonly level: number;
  onOpen(isOpen: boolean): void;
}

/** Opens and closes a department by the pointer; the search box does it by the arrows, and says so. */
export function Opener({ isOpen, level, onOpen }: OpenerProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.opener}
      aria-hidden="true"
      style={{ insetInlineStart: 4 + level * indent }}
      onMouseDown={keepFocus}
      onClick={() => onOpen(!isOpen)}
    >
      {isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />}
    </button>
  );
}

interface StateRowProps {
  readonly row: Exclude<PickerRow, { kind: 'unit' }>;
  readonly nothing: string;
  onRetry(): void;
}

/** Row that stands in place of entries that are not there. */
export function StateRow({ row, nothing, onRetry }: StateRowProps) {
  const t = unitPickerTexts.useT();
  const common = commonTexts.useT();
  const style = { paddingInlineStart: 12 + row.level * indent };
  if (row.kind === 'failed') {
    return (
      <div role="alert" className={styles.state} style={style}>
        {t('failed')}
        <Button type="link" size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className={styles.state} style={style}>
      {row.kind === 'none' ? nothing : <Spin size="small" />}
    </div>
  );
}

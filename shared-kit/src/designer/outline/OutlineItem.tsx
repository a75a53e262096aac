import type { KeyboardEvent, ReactNode } from 'react';
import { Ellipsis } from '../../ui/feedback/index.ts';
import { CaretDownOutlined, CaretRightOutlined } from '../../ui/icons/index.ts';
import type { OutlineNode, OutlineRow } from './outline-rows.model.ts';
import styles from './Outline.module.css';

interface OutlineItemProps {
  readonly row: OutlineRow<OutlineNode>;
  readonly icon: ReactNode;
  readonly isSelected: boolean;
  onSelect(): void;
  onToggle(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Row of an outline; the selected one is reached by the Tab key. */
export function OutlineItem({ row, icon, isSelected, onSelect, onToggle, onKeyDown }: OutlineItemProps) {
  const { id, label, level, place, siblings, isExpanded } = row;
  const Caret = isExpanded === true ? CaretDownOutlined : CaretRightOutlined;
  return (
    <li
      role="treeitem"
      className={styles.item}
      style={{ paddingInlineStart: `calc(${level - 1} * var(--ant-padding))` }}
      data-outline={id}
      aria-label={label}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isSelected}
      {...(isExpanded === null ? {} : { 'aria-expanded': isExpanded })}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <span
        className={styles.caret}
        aria-hidden="true"
        onClick={(event) => {
          if (isExpanded === null) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isExpanded !== null && <Caret />}
      </span>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <Ellipsis text={label} />
      </span>
    </li>
  );
}

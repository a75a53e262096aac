import type { KeyboardEvent, ReactNode } from 'react';

interface TargetButtonProps {
  /** Name of the selection target. */
  readonly id: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly isSelected: boolean;
  /** True while it is dragged by keyboard. */
  readonly isDragged: boolean;
  /** True for the open one of several tabs; absent where it is no tab. */
  readonly isOpenTab?: boolean | undefined;
  onSelect(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Part of a document that can be selected; of all of them the selected one is reached by the Tab key. */
export function TargetButton(props: TargetButtonProps) {
  const { id, className, children, isSelected, isDragged, isOpenTab, onSelect, onKeyDown } = props;
  return (
    <button
      type="button"
      className={className}
      data-target={id}
      data-selected={isSelected}
      data-held={isDragged}
      tabIndex={isSelected ? 0 : -1}
      {...(isOpenTab === undefined ? { 'aria-pressed': isSelected } : { role: 'tab', 'aria-selected': isOpenTab })}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}

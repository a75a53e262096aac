import { Dropdown, type DropdownProps } from 'antd/es';
import { cloneElement, type HTMLAttributes, type ReactElement, useRef, useState } from 'react';
import { openByArrow } from './MenuButton.tsx';
import styles from './RowMenuButton.module.css';

interface RowMenuButtonProps extends Pick<DropdownProps, 'placement'> {
  readonly menu: NonNullable<DropdownProps['menu']>;
  /** A button. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * As `MenuButton`, for a button that stands in every row or card: its menu is made when it is opened first, since that of
 * every row that comes into sight would take longer than the row.
 */
export function RowMenuButton({ menu, placement, children }: RowMenuButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const change = (isWanted: boolean) => {
    setOpen(isWanted);
    if (!isWanted) place.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const make = () => {
    setMade(true);
    setOpen(true);
  };
  const handleClick: NonNullable<typeof menu.onClick> = (info) => {
    // The key that chose goes on to what has the focus by then: the button would open its menu again.
    info.domEvent.preventDefault();
    menu.onClick?.(info);
  };
  return (
    <span ref={place} className={styles.place}>
      {isMade ? (
        <Dropdown
          open={isOpen}
          autoFocus
          trigger={['click']}
          onOpenChange={change}
          menu={{ ...menu, onClick: handleClick }}
          {...(placement !== undefined && { placement })}
        >
          {cloneElement(children, { 'aria-haspopup': 'menu', onKeyDown: openByArrow })}
        </Dropdown>
      ) : (
        cloneElement(children, { 'aria-haspopup': 'menu', onKeyDown: openByArrow, onClick: make })
      )}
    </span>
  );
}

import { Dropdown, type DropdownProps } from 'antd/es';
import { cloneElement, type HTMLAttributes, type KeyboardEvent, type ReactElement, useRef } from 'react';

interface MenuButtonProps extends Pick<DropdownProps, 'placement' | 'classNames'> {
  readonly menu: NonNullable<DropdownProps['menu']>;
  /** A button. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A menu of a button: Enter, Space and the arrow down open it with the focus on its first entry, and however it ends the button has
 * the focus again.
 */
export function MenuButton({ menu, children, ...props }: MenuButtonProps) {
  const opener = useRef<Element | null>(null);
  const handleOpenChange = (isOpen: boolean) => {
    if (isOpen) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const handleClick: NonNullable<typeof menu.onClick> = (info) => {
    // The key that chose goes on to what has the focus by then: the button would open its menu again.
    info.domEvent.preventDefault();
    menu.onClick?.(info);
  };
  return (
    <Dropdown
      {...props}
      menu={{ ...menu, onClick: handleClick }}
      autoFocus
      trigger={['click']}
      onOpenChange={handleOpenChange}
    >
      {cloneElement(children, { 'aria-haspopup': 'menu', onKeyDown: openByArrow })}
    </Dropdown>
  );
}

/** Presses a button by the arrow down. */
export function openByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.click();
}

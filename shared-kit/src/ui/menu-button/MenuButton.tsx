import { Dropdown, type DropdownProps } from 'antd/es';
import { useRef } from 'react';

interface MenuButtonProps extends Pick<DropdownProps, 'placement' | 'classNames' | 'children'> {
  readonly menu: NonNullable<DropdownProps['menu']>;
}

/** A menu of a button: it opens with the focus on its first entry, and however it ends the button has it again. */
export function MenuButton({ menu, ...props }: MenuButtonProps) {
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
    />
  );
}

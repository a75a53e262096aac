import { Popover } from 'antd/es';
import { type ReactNode, Suspense, useRef } from 'react';
import styles from './Header.module.css';

/** Popovers of the header move sideways rather than leave a narrow window. */
const insideWindow = { overflow: { shiftX: 8, adjustY: true } } as const;

interface HeaderPopoverProps {
  readonly placement: 'bottomLeft' | 'bottomRight';
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** What opens, a dialog by its role; it may come from a chunk of its own. */
  readonly content: ReactNode;
  /** The button's look, and its name where its content says none. */
  readonly button: { readonly className: string | undefined; readonly title?: string; readonly 'aria-label'?: string };
  /** What the button shows. */
  readonly children: ReactNode;
}

/**
 * A button of the header and what opens below it: title, bell, help and user are one kind of thing. What is open has
 * the focus, so that Tab goes on inside it and not behind the button; closing gives it back.
 */
export function HeaderPopover({ placement, isOpen, onToggle, content, button, children }: HeaderPopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const handleToggle = (willOpen: boolean) => {
    if (!willOpen && panel.current?.contains(document.activeElement)) opener.current?.focus();
    onToggle(willOpen);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={handleToggle}
      afterOpenChange={(isShown) => isShown && panel.current?.focus({ preventScroll: true })}
      trigger="click"
      placement={placement}
      arrow={false}
      align={insideWindow}
      destroyOnHidden
      content={
        <div ref={panel} tabIndex={-1} className={styles['panel']}>
          <Suspense fallback={null}>{content}</Suspense>
        </div>
      }
    >
      <button ref={opener} type="button" {...button} aria-haspopup="dialog" aria-expanded={isOpen}>
        {children}
      </button>
    </Popover>
  );
}

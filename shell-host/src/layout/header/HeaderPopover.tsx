import { Popover } from 'antd/es';
import { type ReactNode, Suspense } from 'react';

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

/** A button of the header and what opens below it: title, bell, help and user are one kind of thing. */
export function HeaderPopover({ placement, isOpen, onToggle, content, button, children }: HeaderPopoverProps) {
  return (
    <Popover
      open={isOpen}
      onOpenChange={onToggle}
      trigger="click"
      placement={placement}
      arrow={false}
      align={insideWindow}
      destroyOnHidden
      content={<Suspense fallback={null}>{content}</Suspense>}
    >
      <button type="button" {...button} aria-haspopup="dialog" aria-expanded={isOpen}>
        {children}
      </button>
    </Popover>
  );
}

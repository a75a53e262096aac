import { commonTexts } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { Popover } from 'antd/es';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { RemoteBoundary } from '../../remotes/RemoteBoundary.tsx';
import styles from './Header.module.css';

/** Popovers of the header move sideways rather than leave a narrow window. */
const insideWindow = { overflow: { shiftX: 8, adjustY: true } } as const;

const popoverLook = { root: styles.popover, container: styles.box };

interface HeaderPopoverProps {
  readonly placement: 'bottomLeft' | 'bottomRight';
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Content of the panel that opens, a dialog by its role; it may come from a chunk of its own. */
  readonly content: ReactNode;
  /** The button's look, and its name where its content says none. */
  readonly button: { readonly className: string | undefined; readonly title?: string; readonly 'aria-label'?: string };
  /** Content of the button. */
  readonly children: ReactNode;
}

/**
 * A button of the header and what opens below it: title, bell, help and user are one kind of thing. What is open has
 * the focus, so that Tab and the arrow keys go on inside it and not behind the button; closing gives it back.
 */
export function HeaderPopover({ placement, isOpen, onToggle, content, button, children }: HeaderPopoverProps) {
  const toast = useToast();
  const common = commonTexts.useT();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (pressed: KeyboardEvent) => answerKey(pressed, panel.current, opener.current);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  const handleToggle = (willOpen: boolean) => {
    if (!willOpen && panel.current?.contains(document.activeElement)) opener.current?.focus();
    onToggle(willOpen);
  };
  // What opens may not come without network; the page and what is typed on it stay.
  const handleMissing = () => {
    onToggle(false);
    toast.warning(common('loadFailed'));
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={handleToggle}
      afterOpenChange={(isShown) => isShown && takeFocus(panel.current)}
      trigger="click"
      placement={placement}
      arrow={false}
      align={insideWindow}
      destroyOnHidden
      classNames={popoverLook}
      content={
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          <RemoteBoundary onCrash={handleMissing}>
            <Suspense fallback={null}>{content}</Suspense>
          </RemoteBoundary>
        </div>
      }
    >
      <button ref={opener} type="button" {...button} aria-haspopup="dialog" aria-expanded={isOpen}>
        {children}
      </button>
    </Popover>
  );
}

/** Moves the focus into the panel; an element in the panel that has it already keeps it. */
function takeFocus(panel: HTMLElement | null): void {
  if (!panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
}

/** Arrow keys that nothing in the panel has answered move the focus there, or into it from its button. */
function answerKey(pressed: KeyboardEvent, panel: HTMLElement | null, opener: HTMLElement | null): void {
  const { key, target } = pressed;
  if (!key.startsWith('Arrow') || pressed.defaultPrevented || panel === null) return;
  if (target !== opener && !panel.contains(target as Node)) return;
  // In a text the keys for left and right move the caret.
  if (target instanceof HTMLInputElement && !/Up|Down/.test(key)) return;
  pressed.preventDefault();
  void import(/* webpackChunkName: "frame" */ './move-focus.ts').then(({ moveFocus }) => moveFocus(panel, key));
}

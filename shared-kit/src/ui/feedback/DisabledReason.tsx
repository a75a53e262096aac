import { Tooltip } from 'antd/es';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import styles from './DisabledReason.module.css';

interface LockableProps {
  className?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  'aria-disabled'?: boolean;
  'data-quiet'?: true | undefined;
}

interface DisabledReasonProps {
  /** Reason for which the button cannot be used, naming the rule and the rows; null when it can. */
  readonly reason: string | null;
  /** True where it only waits for what a person does next, and draws no box until then. */
  readonly isQuiet?: boolean;
  /** A button. Do not disable it: a disabled button cannot be focused, so nobody could ask it why. */
  readonly children: ReactElement<LockableProps>;
}

/** Locks a button and says why on hover and on focus. */
export function DisabledReason({ reason, isQuiet = false, children }: DisabledReasonProps) {
  if (reason === null) return children;
  const locked = cloneElement(children, {
    'aria-disabled': true,
    'data-quiet': isQuiet || undefined,
    className: [children.props.className, styles.locked].filter(Boolean).join(' '),
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      {locked}
    </Tooltip>
  );
}

import { Tooltip } from 'antd';
import type { ReactElement } from 'react';
import styles from './ButtonTip.module.css';
import { useCloseOnPress } from './use-close-on-press.ts';

interface ButtonTipProps {
  /** Effect of the button; the button itself is named by its own label. */
  readonly title: string;
  readonly children: ReactElement;
}

/** Tells what a button with only an icon does, until it is pressed: what the press opens is not covered. */
export function ButtonTip({ title, children }: ButtonTipProps) {
  const tip = useCloseOnPress();
  return (
    <Tooltip title={title} open={tip.isOpen} onOpenChange={tip.change}>
      <span className={styles.owner} onPointerEnter={tip.allow} onClickCapture={tip.closeOnPress} role="presentation">
        {children}
      </span>
    </Tooltip>
  );
}

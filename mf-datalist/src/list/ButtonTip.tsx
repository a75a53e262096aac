import { Tooltip } from 'antd';
import type { ReactElement } from 'react';
import styles from './ButtonTip.module.css';
import { useGivingWay } from './use-giving-way.ts';

interface ButtonTipProps {
  /** Effect of the button; the button itself is named by its own label. */
  readonly title: string;
  readonly children: ReactElement;
}

/** Tells what a button with only an icon does, until it is pressed: what the press opens is not covered. */
export function ButtonTip({ title, children }: ButtonTipProps) {
  const tip = useGivingWay();
  return (
    <Tooltip title={title} open={tip.isOpen} onOpenChange={tip.change}>
      <span className={styles['owner']} onPointerEnter={tip.allow} onClickCapture={tip.giveWay} role="presentation">
        {children}
      </span>
    </Tooltip>
  );
}

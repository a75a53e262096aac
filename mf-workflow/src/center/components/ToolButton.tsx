import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, type ButtonProps } from 'antd';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends Omit<ButtonProps, 'children'> {
  /** Words on the button where there is room. */
  readonly words: string;
  /** Accessible name of the button where its words alone do not say it. */
  readonly label?: string;
}

/** A button of a line of tools; on a phone its sign alone. What opens it in a menu comes as further properties. */
export function ToolButton({ words, label, ...button }: ToolButtonProps) {
  const isPhone = useIsPhone();
  const name = label ?? (isPhone ? words : undefined);
  return (
    <Button {...button} {...(name === undefined ? {} : { 'aria-label': name })}>
      {isPhone ? null : <span className={styles.words}>{words}</span>}
    </Button>
  );
}

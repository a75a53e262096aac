import { usePageTitle, useShell } from '../../remotes/react.tsx';
import { EmptyState } from '../../ui/feedback/index.ts';
import { Button, Space } from 'antd/es';
import type { ReactNode } from 'react';
import styles from './DesignerPage.module.css';

interface DesignerOnPhoneProps {
  readonly words: Readonly<Record<'title' | 'phone' | 'phoneHint' | 'all', string>>;
  /** The list of designs. */
  readonly listPath: string;
  /** Buttons for what a phone can do with the design. */
  readonly actions?: ReactNode;
}

/** A small screen is told what designing needs; it takes no lock. */
export function DesignerOnPhone({ words, listPath, actions }: DesignerOnPhoneProps) {
  const shell = useShell();
  usePageTitle(words.title);
  const ways = (
    <Space wrap>
      {actions}
      <Button onClick={() => shell.navigate(listPath)}>{words.all}</Button>
    </Space>
  );
  return (
    <div className={styles.phone}>
      <h1 className={styles.title}>{words.title}</h1>
      <EmptyState title={words.phone} hint={words.phoneHint} action={ways} />
    </div>
  );
}

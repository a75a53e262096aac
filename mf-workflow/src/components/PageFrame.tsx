import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';
import { usePageKeys } from './use-page-keys.ts';

interface PageFrameProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  /** Stands small beside the title. */
  readonly note?: ReactNode;
  /** The page's actions; on a phone they stay in reach of the thumb. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** True where Ctrl+Enter and Ctrl+S press the main action. */
  readonly hasKeys?: boolean;
  /** Handler of Ctrl+S where that is not the main action. */
  readonly onKeep?: (() => void) | undefined;
}

/** Frame of a page: one title, of the window too; one row of actions, one main thing, and what stands beside it. */
export function PageFrame({ title, note, aside, actions, children, hasKeys = false, onKeep }: PageFrameProps) {
  const isNarrow = useIsPhone();
  const bar = usePageKeys(hasKeys, onKeep);
  usePageTitle(typeof title === 'string' ? title : undefined);
  return (
    // A thumb needs controls of 40 px.
    <ConfigProvider {...(isNarrow ? { componentSize: 'large' as const } : {})}>
      <div className={styles.page} data-with-actions={actions !== undefined}>
        <header className={styles.header}>
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            {note}
          </div>
          {actions !== undefined && (
            <div ref={bar} className={styles.actions}>
              {actions}
            </div>
          )}
        </header>
        <div className={styles.body} data-with-aside={aside !== undefined}>
          <div className={styles.main}>{children}</div>
          {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
        </div>
      </div>
    </ConfigProvider>
  );
}

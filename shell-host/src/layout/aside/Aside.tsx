import type { AsideKind } from '@portico/shared-kit/remotes';
import { DoubleLeftOutlined, DoubleRightOutlined } from '@portico/shared-kit/ui/icons';
import { Tooltip } from 'antd/es';
import { memo } from 'react';
import { AsideMenu } from '../../navigation/AsideMenu.tsx';
import { layoutTexts } from '../layout.texts.ts';
import styles from './Aside.module.css';
import { AsideEdge } from './AsideEdge.tsx';
import { type AsideControl, useAside } from './use-aside.ts';

/** The aside beside the content: a menu that can be collapsed and resized (shell spec, section 2). */
export const Aside = memo(function Aside({ kind }: { readonly kind: AsideKind }) {
  const t = layoutTexts.useT();
  const aside = useAside(kind);
  const isGone = aside.width === 0;
  return (
    <nav className={styles.column} style={{ width: aside.width }} aria-label={t('aside.label')}>
      {!isGone && (
        <div className={styles.aside}>
          <AsideMenu kind={kind} isCollapsed={aside.isCollapsed} />
        </div>
      )}
      <Toggle aside={aside} isGone={isGone} />
      {!aside.isCollapsed && <AsideEdge aside={aside} />}
    </nav>
  );
});

function Toggle({ aside, isGone }: { readonly aside: AsideControl; readonly isGone: boolean }) {
  const t = layoutTexts.useT();
  const word = aside.isCollapsed ? t('aside.expand') : t('aside.collapse');
  return (
    <Tooltip title={word} placement="right" mouseEnterDelay={0.3}>
      <button
        type="button"
        className={isGone ? styles.opener : styles.toggle}
        aria-label={word}
        aria-expanded={!aside.isCollapsed}
        onClick={aside.toggle}
      >
        {aside.isCollapsed ? <DoubleRightOutlined /> : <DoubleLeftOutlined />}
      </button>
    </Tooltip>
  );
}

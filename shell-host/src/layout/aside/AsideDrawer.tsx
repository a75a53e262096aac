import type { AsideKind } from '@portico/shared-kit/remotes';
import { Drawer } from 'antd/es';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AsideMenu } from '../../navigation/AsideMenu.tsx';
import { layoutTexts } from '../layout.texts.ts';
import styles from './Aside.module.css';

interface AsideDrawerProps {
  readonly kind: AsideKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The aside on a phone: over the content, gone once something was chosen. */
export function AsideDrawer({ kind, isOpen, onClose }: AsideDrawerProps) {
  const t = layoutTexts.useT();
  const { pathname, search } = useLocation();
  useEffect(onClose, [pathname, search, onClose]);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size="min(320px, 86vw)"
      title={t('aside.label')}
      styles={{ body: { padding: 0 } }}
    >
      <nav className={styles.drawn} aria-label={t('aside.label')}>
        <AsideMenu kind={kind} isCollapsed={false} />
      </nav>
    </Drawer>
  );
}

import { ArrowLeftOutlined, MenuOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Link, useLocation } from 'react-router-dom';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { layoutTexts } from '../layout.texts.ts';
import { backTarget } from './back-target.ts';
import styles from './Header.module.css';
import { HeaderTitle } from './HeaderTitle.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps {
  /** Opens the aside's drawer; undefined where there is none. */
  readonly onOpenAside: (() => void) | undefined;
}

/** The header, 48 px: the way back and where one is, then what is there on every page (shell spec, section 2). */
export function Header({ onOpenAside }: HeaderProps) {
  const t = layoutTexts.useT();
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  const back = backTarget(pathname, search, location.origin);
  return (
    <header className={styles['header']} aria-label={t('header')}>
      <div className={styles['start']}>
        {onOpenAside && (
          <button type="button" className={styles['tool']} aria-label={t('aside.open')} onClick={onOpenAside}>
            <MenuOutlined />
          </button>
        )}
        {back !== null && (
          <Link className={styles['tool']} to={back} aria-label={t('back')}>
            <ArrowLeftOutlined />
          </Link>
        )}
        <HeaderTitle />
      </div>
      <div className={styles['end']}>
        {!isPhone && <HeaderTools />}
        <NotificationBell />
        <UserMenu withTools={isPhone} />
      </div>
    </header>
  );
}

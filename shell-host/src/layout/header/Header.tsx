import { ArrowLeftOutlined, MenuOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { memo, type MouseEvent, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPlainClick, useBackNavigation } from '../../app/back-navigation.ts';
import { RemoteBoundary } from '../../remotes/RemoteBoundary.tsx';
import { layoutTexts } from '../layout.texts.ts';
import { backTarget } from './back-target.ts';
import styles from './Header.module.css';
import { HeaderTitle } from './HeaderTitle.tsx';
import { UserMenu } from './UserMenu.tsx';

// Fetched beside the question who is signed in, so that they are there when the header is drawn.
const tools = import(/* webpackChunkName: "frame" */ './HeaderTools.tsx').catch(
  () => import(/* webpackChunkName: "frame" */ './HeaderTools.tsx'),
);
export const HeaderTools = lazyWithRetry(async () => (await tools).HeaderTools);

/** Without network they may not come; the page is there all the same. */
const withoutTools = () => undefined;

interface HeaderProps {
  /** Opens the aside's drawer; undefined where there is none. */
  readonly onOpenAside: (() => void) | undefined;
}

/** The header, 48 px: the back button and where one is, then what is there on every page (shell spec, section 2). */
export const Header = memo(function Header({ onOpenAside }: HeaderProps) {
  const t = layoutTexts.useT();
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  const back = backTarget(pathname, search, location.origin);
  const stepBack = useBackNavigation(back);
  const handleBack = (event: MouseEvent) => {
    if (isPlainClick(event) && stepBack()) event.preventDefault();
  };
  return (
    <header className={styles.header} aria-label={t('header')}>
      <div className={styles.start}>
        {onOpenAside && (
          <button type="button" className={styles.tool} aria-label={t('aside.open')} onClick={onOpenAside}>
            <MenuOutlined />
          </button>
        )}
        {back !== null && (
          <Link className={styles.tool} to={back} aria-label={t('back')} onClick={handleBack}>
            <ArrowLeftOutlined />
          </Link>
        )}
        <HeaderTitle />
      </div>
      <div className={styles.end}>
        <RemoteBoundary onCrash={withoutTools}>
          <Suspense fallback={null}>
            <HeaderTools isCondensed={isPhone} />
          </Suspense>
        </RemoteBoundary>
        <UserMenu withTools={isPhone} />
      </div>
    </header>
  );
});

import { OfflineBanner } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isInFrame } from '../app/in-frame.ts';
import { usePageFocus } from '../app/page-focus.ts';
import { usePageHandle } from '../app/page-handle.ts';
import { initialAside } from './aside/aside-geometry.model.ts';
import { isForm, shownAlone } from '../single-application/single-application.ts';
import { Header } from './header/Header.tsx';
import styles from './Layout.module.css';
import { layoutTexts } from './layout.texts.ts';

export const Aside = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "frame" */ './aside/Aside.tsx')).Aside,
);
export const PageHelp = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "frame" */ './PageHelp.tsx')).PageHelp,
);
const AsideDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "frame" */ './aside/AsideDrawer.tsx')).AsideDrawer,
);

const SingleEntries = lazyWithRetry(
  async () => (await import('../single-application/SingleEntries.tsx')).SingleEntries,
);

/** Header, aside and content, as far as the page's handle asks for them (shell spec, section 2). */
export function Layout({ children }: { readonly children: ReactNode }) {
  const handle = usePageHandle();
  const t = layoutTexts.useT();
  const isPhone = useIsPhone();
  const [isAsideOpen, setAsideOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  usePageFocus(content);
  const closeAside = useCallback(() => setAsideOpen(false), []);
  const openAside = useCallback(() => setAsideOpen(true), []);
  if (handle?.layout === 'standalone' || isInFrame) {
    return (
      <>
        <main ref={content} className={styles.standalone}>
          {children}
        </main>
        <Suspense fallback={null}>{!isInFrame && <PageHelp />}</Suspense>
      </>
    );
  }
  const kind = handle?.layout === 'aside' ? handle.aside : null;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header onOpenAside={kind !== null && isPhone ? openAside : undefined} />
      <OfflineBanner />
      <div className={styles.body}>
        {kind !== null && !isPhone && (
          <Suspense fallback={<div className={styles.asideSlot} style={{ width: initialAside(kind).width }} />}>
            <Aside kind={kind} />
          </Suspense>
        )}
        <main ref={content} id="content" className={styles.content} tabIndex={-1}>
          <SingleFrame />
          {children}
        </main>
      </div>
      {kind !== null && isPhone && (
        <Suspense fallback={null}>
          <AsideDrawer kind={kind} isOpen={isAsideOpen} onClose={closeAside} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <PageHelp />
      </Suspense>
    </div>
  );
}

/** Over a form of the application that is shown alone: its pages. */
function SingleFrame() {
  const location = useLocation();
  const appCode = isForm(location.pathname) ? shownAlone(location) : null;
  if (appCode === null) return null;
  return (
    <Suspense fallback={null}>
      <SingleEntries appCode={appCode} />
    </Suspense>
  );
}

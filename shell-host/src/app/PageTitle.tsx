import { useLocale } from '@portico/shared-kit/i18n';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { usePageHandle } from './page-handle.ts';
import { useOwnTitle } from './own-title.ts';
import { usePortalTheme } from './portal-theme.ts';

/** Keeps the window's title: the theme's name and the page's (shell spec, section 2). */
export function PageTitle() {
  const { name } = usePortalTheme();
  const locale = useLocale();
  const own = useOwnTitle();
  const handle = usePageHandle();
  const title = own ?? handle?.title[locale];
  useEffect(() => {
    document.title = title === undefined ? name : `${name} - ${title}`;
  }, [name, title]);
  return <Outlet />;
}

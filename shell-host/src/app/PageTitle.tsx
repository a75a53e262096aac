import { useLocale } from '@portico/shared-kit/i18n';
import { useCurrentPageTitle } from '@portico/shared-kit/remotes/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useEntryTracking } from './history-entries.ts';
import { usePageHandle } from './page-handle.ts';
import { usePortalTheme } from './portal-theme.ts';

/** Keeps the window's title: the theme's name and the page's, which a page may tell better than its route (shell spec, section 2). */
export function PageTitle() {
  useEntryTracking();
  const { name } = usePortalTheme();
  const locale = useLocale();
  const given = useCurrentPageTitle();
  const handle = usePageHandle();
  const title = given ?? handle?.title[locale];
  useEffect(() => {
    document.title = title === undefined ? name : `${name} - ${title}`;
  }, [name, title]);
  return <Outlet />;
}

import { type Composition, isPage } from '@portico/shared-kit/remotes';
import type { ComponentType } from 'react';
import { matchPath, Navigate, type RouteObject } from 'react-router-dom';
import type { RouteRow } from '../navigation/route-row.ts';
import { routeTable } from '../navigation/route-table.ts';
import { routeTitles } from '../navigation/route-titles.texts.ts';
import type { PageHandle } from './page-handle.ts';

const rows: readonly RouteRow[] = routeTable;

/** The routes that need nobody signed in. */
export const openRoutes: readonly RouteObject[] = rows.filter(({ isOpen }) => isOpen).map(routeOf);

/** The routes of signed-in people that the shell answers itself: its pages, paths that lead on, and what no row has. */
export const framedRoutes: readonly RouteObject[] = [
  ...rows.filter(({ isOpen, remote }) => !isOpen && remote === undefined).map(routeOf),
  { path: '*', handle: handleOf({ title: routeTitles.pageNotFound }), lazy: pageOf('*') },
];

/** The routes whose remote does not bring their page to this portal: they say so. */
export function missingRoutes({ remotes }: Pick<Composition, 'remotes'>): RouteObject[] {
  const brought = remotes.flatMap(({ contributes }) => contributes.filter(isPage).map(({ path }) => path));
  return rows
    .filter(({ path, remote }) => remote !== undefined && !brought.some((pattern) => matchPath(pattern, path)))
    .map((row) => ({ path: row.path, handle: handleOf(row), lazy: pageOf('missing') }));
}

function routeOf(row: RouteRow): RouteObject {
  const { name, path, to } = row;
  // Entering at the root is delayed and depends on what the portal was opened for.
  if (to !== undefined && name !== 'root') return { path, element: <Navigate to={to} replace /> };
  return { path, handle: handleOf(row), lazy: pageOf(name) };
}

/** Fetches a page of the shell's own; signing in is not made to wait for the list of the others. */
function pageOf(name: string): () => Promise<{ Component: ComponentType }> {
  return async () => {
    if (name === 'login') return { Component: (await import('../pages/LoginPage.tsx')).LoginPage };
    const { pageNamed } = await import('./pages-of-shell.ts');
    return { Component: await pageNamed(name) };
  };
}

function handleOf(row: Pick<RouteRow, 'title' | 'place' | 'aside' | 'layout'>): PageHandle {
  const { title, place = title } = row;
  const aside = row.aside ?? null;
  return { remote: null, layout: row.layout ?? (aside === null ? 'header' : 'aside'), aside, title, place, can: [] };
}

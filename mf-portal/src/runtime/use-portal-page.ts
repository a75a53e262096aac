import { useKnownUser } from '@portico/shared-kit/api/current-user.api';
import { useGetPortalPageQuery } from '@portico/shared-kit/api/portal.api';
import type { PortalPage } from '@portico/shared-kit/contract/portal.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { defaultDashboard, type PortalPageDocument, readPortalPage } from '@portico/shared-kit/portal-pages';
import { useEffect, useMemo } from 'react';
import { keepLastPage, lastPage } from './last-page.ts';

/** The page to draw, and what to say where it is not the one that was asked for. */
export interface PortalPageView {
  /** Null while the first answer is on its way. */
  readonly document: PortalPageDocument | null;
  readonly record: PortalPage | undefined;
  /**
   * Reason for which another page stands in for the one that should be here: the default dashboard, or without a network the page
   * as it was shown last. Null where nothing is missing.
   */
  readonly problem: 'fallback' | 'unreadable' | 'offline' | null;
  readonly isFetching: boolean;
  retry(): void;
}

/**
 * Returns the page to show at run time: the published version, or the default dashboard if the page is unpublished or
 * cannot be loaded (portal spec, section 4).
 */
export function usePortalPage(code: string): PortalPageView {
  const { currentData, error, isFetching, refetch } = useGetPortalPageQuery({ code });
  const isOffline = error !== undefined && 'errcode' in error && error.errcode === codeOf('networkDown');
  const last = useLastPage(code, currentData, isOffline);
  const record = currentData ?? last ?? undefined;
  const published = record?.published === true ? record.publishedPortalJson : null;
  const document = useMemo(() => (published === null ? null : readPortalPage(published)), [published]);
  const isAnswered = currentData !== undefined || error !== undefined;
  const failed = error ? (last === null ? 'fallback' : 'offline') : null;
  return {
    document: document ?? (isAnswered ? defaultDashboard : null),
    record,
    problem: failed ?? (published !== null && document === null ? 'unreadable' : null),
    isFetching,
    retry: () => void refetch(),
  };
}

/** The page as the user saw it last, where the server cannot be reached; what has come is kept for that. */
function useLastPage(code: string, page: PortalPage | undefined, isOffline: boolean): PortalPage | null {
  const userId = useKnownUser()?.id;
  useEffect(() => {
    if (userId !== undefined && page !== undefined) keepLastPage(userId, page);
  }, [userId, page]);
  return useMemo(() => (isOffline && userId !== undefined ? lastPage(userId, code) : null), [isOffline, userId, code]);
}

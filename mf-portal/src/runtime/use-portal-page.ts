import { useGetPortalPageQuery } from '@portico/shared-kit/api/portal.api';
import { defaultDashboard, type PortalPageDocument, readPortalPage } from '@portico/shared-kit/portal-pages';
import type { PortalPage } from '@portico/shared-kit/contract/portal.schema';
import { useMemo } from 'react';

/** The page to draw, and what to say where it is not the one that was asked for. */
export interface PortalPageView {
  /** Null while the first answer is on its way. */
  readonly document: PortalPageDocument | null;
  readonly record: PortalPage | undefined;
  /** Reason for which the default dashboard stands in for a page that should be here; null where nothing is missing. */
  readonly problem: 'fallback' | 'unreadable' | null;
  readonly isFetching: boolean;
  retry(): void;
}

/**
 * Returns the page to show at run time: the published version, or the default dashboard if the page is unpublished or
 * cannot be loaded (portal spec, section 4).
 */
export function usePortalPage(code: string): PortalPageView {
  const { currentData, error, isFetching, refetch } = useGetPortalPageQuery({ code });
  const published = currentData?.published === true ? currentData.publishedPortalJson : null;
  const document = useMemo(() => (published === null ? null : readPortalPage(published)), [published]);
  const isAnswered = currentData !== undefined || error !== undefined;
  return {
    document: document ?? (isAnswered ? defaultDashboard : null),
    record: currentData,
    problem: error ? 'fallback' : published !== null && document === null ? 'unreadable' : null,
    isFetching,
    retry: () => void refetch(),
  };
}

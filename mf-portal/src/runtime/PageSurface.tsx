import { batchReads } from '@portico/shared-kit/api/batch';
import type { PortalPageDocument } from '@portico/shared-kit/portal-pages';
import { CardsSkeleton } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ComponentType, type CSSProperties, Suspense, useLayoutEffect } from 'react';
import { StoredPicture } from '../pictures/StoredPicture.tsx';
import type { GridProps } from '../widgets/widget-definition.ts';
import { PortalGrid } from './PortalGrid.tsx';
import styles from './PageSurface.module.css';

/** Few pages have filters, and their controls are large. */
const PageFilters = lazyWithRetry(async () => (await import('../page-filters/PageFilters.tsx')).PageFilters);

interface PageSurfaceProps {
  readonly document: PortalPageDocument;
  /** Draws the widgets of a grid; its designer has one of its own. */
  readonly Grid?: ComponentType<GridProps>;
}

/** The page with its measures and its own look, and all its widgets. */
export function PageSurface({ document: { page }, Grid = PortalGrid }: PageSurfaceProps) {
  // Before the effects by which the widgets ask for what they show.
  useLayoutEffect(batchReads, []);
  const { backgroundColor, backgroundImg } = page.style;
  const { rowHeight, margin, filters } = page.settings;
  const measures = {
    '--portal-row': `${String(rowHeight)}px`,
    '--portal-gap': `${String(margin)}px`,
    ...(backgroundColor === null ? {} : { background: backgroundColor }),
  } as CSSProperties;
  return (
    <div className={styles.surface} style={measures}>
      {backgroundImg !== null && <StoredPicture refId={backgroundImg} className={styles.background} fallback={null} />}
      {filters.length === 0 ? (
        <Grid holderId={page.id} widgets={page.children} />
      ) : (
        <Suspense fallback={<CardsSkeleton cards={5} />}>
          <PageFilters filters={filters}>
            <Grid holderId={page.id} widgets={page.children} />
          </PageFilters>
        </Suspense>
      )}
    </div>
  );
}

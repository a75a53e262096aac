import { batchReads } from '@portico/shared-kit/api/batch';
import type { PortalPageDocument } from '@portico/shared-kit/portal-pages';
import { type CSSProperties, useLayoutEffect } from 'react';
import { StoredPicture } from '../pictures/StoredPicture.tsx';
import { PageFilters } from '../page-filters/PageFilters.tsx';
import { PortalGrid } from './PortalGrid.tsx';
import styles from './PageSurface.module.css';

/** The page with its measures and its own look, and all its widgets. */
export function PageSurface({ document: { page } }: { readonly document: PortalPageDocument }) {
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
      <PageFilters filters={filters}>
        <PortalGrid widgets={page.children} />
      </PageFilters>
    </div>
  );
}

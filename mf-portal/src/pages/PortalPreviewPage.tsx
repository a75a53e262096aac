import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';

const DraftPreview = lazyWithRetry(async () => (await import('../designer/preview/DraftPreview.tsx')).DraftPreview);

/** The draft of a portal page as people will see it (portal spec, section 2: portal-design-preview). */
export function Page() {
  const { pageCode = '' } = useParams();
  return (
    <Suspense fallback={<LinesSkeleton />}>
      <DraftPreview key={pageCode} pageCode={pageCode} />
    </Suspense>
  );
}

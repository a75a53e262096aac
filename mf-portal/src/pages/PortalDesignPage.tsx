import { DelayedSkeleton, LinesSkeleton, SkeletonBar } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './PortalDesignPage.module.css';

const PageDesignList = lazyWithRetry(async () => (await import('../designer/list/PageDesignList.tsx')).PageDesignList);
const PageWindow = lazyWithRetry(async () => (await import('../designer/screen/PageWindow.tsx')).PageWindow);
const PageOnPhone = lazyWithRetry(async () => (await import('../designer/screen/PageOnPhone.tsx')).PageOnPhone);

/** The designer of a portal page, in a window of its own; without a page the list of them. */
export function Page() {
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const pageCode = params.get('code') ?? '';
  if (pageCode === '') {
    return (
      <div className={styles.window}>
        <Suspense fallback={<LinesSkeleton />}>
          <PageDesignList />
        </Suspense>
      </div>
    );
  }
  const Design = isPhone ? PageOnPhone : PageWindow;
  return (
    <Suspense
      fallback={
        <DelayedSkeleton>
          <SkeletonBar height={480} />
        </DelayedSkeleton>
      }
    >
      <Design key={pageCode} pageCode={pageCode} />
    </Suspense>
  );
}

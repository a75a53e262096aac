import { SkeletonBar, DelayedSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './DesignPage.module.css';

const DesignList = lazyWithRetry(
  async () => (await import('../features/design-workflow/list/DesignList.tsx')).DesignList,
);
const WorkflowWindow = lazyWithRetry(
  async () => (await import('../features/design-workflow/screen/WorkflowWindow.tsx')).WorkflowWindow,
);
const DesignOnPhone = lazyWithRetry(
  async () => (await import('../features/design-workflow/screen/DesignOnPhone.tsx')).DesignOnPhone,
);

/** The designer of a workflow, in a window of its own; without a workflow the list of them (shell spec, section 2). */
export function Page() {
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const workflowCode = params.get('workflowCode') ?? '';
  if (workflowCode === '') {
    return (
      <div className={styles.page}>
        <Suspense fallback={<LinesSkeleton />}>
          <DesignList />
        </Suspense>
      </div>
    );
  }
  const Design = isPhone ? DesignOnPhone : WorkflowWindow;
  return (
    <Suspense
      fallback={
        <DelayedSkeleton>
          <SkeletonBar height={480} />
        </DelayedSkeleton>
      }
    >
      <Design key={workflowCode} workflowCode={workflowCode} />
    </Suspense>
  );
}

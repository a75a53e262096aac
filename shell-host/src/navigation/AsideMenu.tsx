import type { AsideKind } from '@portico/shared-kit/remotes';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { MenuOutline } from './MenuOutline.tsx';
import { WorkflowCenterMenu } from './WorkflowCenterMenu.tsx';

export const ApplicationAside = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "frame" */ './ApplicationAside.tsx')).ApplicationAside,
);

interface AsideMenuProps {
  readonly kind: AsideKind;
  readonly isCollapsed: boolean;
}

/** Menu in the aside: the workflow center's menu, or the tree of the application in the address. */
export function AsideMenu({ kind, isCollapsed }: AsideMenuProps) {
  const { appCode } = useParams();
  if (kind === 'workflowCenter') return <WorkflowCenterMenu isCollapsed={isCollapsed} />;
  if (appCode === undefined) return null;
  return (
    <Suspense fallback={<MenuOutline />}>
      <ApplicationAside key={appCode} appCode={appCode} />
    </Suspense>
  );
}

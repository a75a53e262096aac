import type { AsideKind } from '@portico/shared-kit/remotes';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { WorkflowCenterMenu } from './WorkflowCenterMenu.tsx';

const ApplicationAside = lazy(async () => ({ default: (await import('./ApplicationAside.tsx')).ApplicationAside }));

interface AsideMenuProps {
  readonly kind: AsideKind;
  readonly isCollapsed: boolean;
}

/** What the aside holds: the workflow center's menu, or the tree of the application in the address. */
export function AsideMenu({ kind, isCollapsed }: AsideMenuProps) {
  const { appCode } = useParams();
  if (kind === 'workflowCenter') return <WorkflowCenterMenu isCollapsed={isCollapsed} />;
  if (appCode === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ApplicationAside key={appCode} appCode={appCode} />
    </Suspense>
  );
}

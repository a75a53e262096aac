import type { AsideKind } from '@portico/shared-kit/remotes';
import { useParams } from 'react-router-dom';
import { ApplicationAside } from './ApplicationAside.tsx';
import { WorkflowCenterMenu } from './WorkflowCenterMenu.tsx';

interface AsideMenuProps {
  readonly kind: AsideKind;
  readonly isCollapsed: boolean;
}

/** What the aside holds: the workflow center's menu, or the tree of the application in the address. */
export function AsideMenu({ kind, isCollapsed }: AsideMenuProps) {
  const { appCode } = useParams();
  if (kind === 'workflowCenter') return <WorkflowCenterMenu isCollapsed={isCollapsed} />;
  return appCode === undefined ? null : <ApplicationAside key={appCode} appCode={appCode} />;
}

import { DesignerPage } from '@portico/shared-kit/designer';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useSearchParams } from 'react-router-dom';

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
  const Design = isPhone ? DesignOnPhone : WorkflowWindow;
  return (
    <DesignerPage list={workflowCode === '' ? <DesignList /> : null}>
      <Design key={workflowCode} workflowCode={workflowCode} />
    </DesignerPage>
  );
}

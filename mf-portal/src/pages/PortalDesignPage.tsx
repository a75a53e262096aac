import { DesignerPage } from '@portico/shared-kit/designer';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useSearchParams } from 'react-router-dom';

const PageDesignList = lazyWithRetry(async () => (await import('../designer/list/PageDesignList.tsx')).PageDesignList);
const PageWindow = lazyWithRetry(async () => (await import('../designer/screen/PageWindow.tsx')).PageWindow);
const PageOnPhone = lazyWithRetry(async () => (await import('../designer/screen/PageOnPhone.tsx')).PageOnPhone);

/** The designer of a portal page, in a window of its own; without a page the list of them. */
export function Page() {
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const pageCode = params.get('code') ?? '';
  const Design = isPhone ? PageOnPhone : PageWindow;
  return (
    <DesignerPage list={pageCode === '' ? <PageDesignList /> : null}>
      <Design key={pageCode} pageCode={pageCode} />
    </DesignerPage>
  );
}

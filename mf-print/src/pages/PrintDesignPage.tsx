import { DesignerPage } from '@portico/shared-kit/designer';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useSearchParams } from 'react-router-dom';

const TemplateDesignList = lazyWithRetry(
  async () => (await import('../designer/list/TemplateDesignList.tsx')).TemplateDesignList,
);
const TemplateWindow = lazyWithRetry(
  async () => (await import('../designer/screen/TemplateWindow.tsx')).TemplateWindow,
);
const TemplateOnPhone = lazyWithRetry(
  async () => (await import('../designer/screen/TemplateOnPhone.tsx')).TemplateOnPhone,
);

/** The designer of a print template, in a window of its own; without a template the list of them. */
export function Page() {
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const templateCode = params.get('code') ?? '';
  return (
    <DesignerPage list={templateCode === '' ? <TemplateDesignList /> : null}>
      {isPhone ? <TemplateOnPhone /> : <TemplateWindow key={templateCode} templateCode={templateCode} />}
    </DesignerPage>
  );
}

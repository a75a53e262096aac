import { DesignerPage } from '@portico/shared-kit/designer';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useSearchParams } from 'react-router-dom';

const ReportDesignList = lazyWithRetry(
  async () => (await import('../report-designer/list/ReportDesignList.tsx')).ReportDesignList,
);
const ReportWindow = lazyWithRetry(
  async () => (await import('../report-designer/screen/ReportWindow.tsx')).ReportWindow,
);
const ReportOnPhone = lazyWithRetry(
  async () => (await import('../report-designer/screen/ReportOnPhone.tsx')).ReportOnPhone,
);

/** The designer of a report, in a window of its own; without a report the list of them. */
export function Page() {
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const reportCode = params.get('code') ?? '';
  return (
    <DesignerPage list={reportCode === '' ? <ReportDesignList /> : null}>
      {isPhone ? <ReportOnPhone /> : <ReportWindow key={reportCode} reportCode={reportCode} />}
    </DesignerPage>
  );
}

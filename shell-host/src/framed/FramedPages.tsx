import { useParams, useSearchParams } from 'react-router-dom';
import { singleApplication } from '../single-application/single-application.ts';
import { MenuEntryPage } from './MenuEntryPage.tsx';

/** A report: named in the path, or by `appCode` and `reportCode` in the query (shell spec, section 2: /report, /jump-report). */
export function ReportPage() {
  const { appCode, reportCode } = useParams();
  const [search] = useSearchParams();
  return (
    <MenuEntryPage
      appCode={appCode ?? search.get('appCode')}
      wanted={reportCode ?? search.get('reportCode') ?? search.get('code')}
    />
  );
}

/** A page of an application's menu: `:url` is its code or its address, and `code` or `pcUrl` in the query otherwise. */
export function DefinedPage() {
  const { appCode, url } = useParams();
  const [search] = useSearchParams();
  return (
    <MenuEntryPage
      appCode={appCode ?? search.get('appCode') ?? singleApplication()}
      wanted={url ?? search.get('code') ?? search.get('pcUrl')}
    />
  );
}

import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { BarChartOutlined } from '@portico/shared-kit/ui/icons';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { reportTexts } from '../reports/reports.texts.ts';
import { ReportView } from '../reports/ReportView.tsx';

/**
 * A report: named in the path, or by `appCode` and `reportCode` in the query (shell spec, section 2: /report, /reportfull).
 * For a code without a report the shell shows the address that the menu may have under it.
 */
export function Page() {
  const t = reportTexts.useT();
  const params = useParams();
  const [search] = useSearchParams();
  const code = params['reportCode'] ?? search.get('reportCode') ?? search.get('code');
  const appCode = params['appCode'] ?? search.get('appCode');
  if (code === null)
    return <StateBlock isPage icon={<BarChartOutlined />} title={t('notNamed')} hint={t('notNamedHint')} />;
  if (appCode === null) return <ReportView key={code} reportCode={code} />;
  const address = `/application/${encodeURIComponent(appCode)}/application-define/${encodeURIComponent(code)}`;
  return <ReportView key={code} reportCode={code} instead={<Navigate replace to={address} />} />;
}

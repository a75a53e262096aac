import type { ReportDesignSummary } from '@portico/shared-kit/contract/report-design.schema';
import { DesignActions, DesignListPage, designerTexts } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { reportDesignPath, reportPath } from '../addresses.model.ts';
import { useReportAvailability } from '../availability/use-report-availability.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { CreateReportDialog } from './CreateReportDialog.tsx';

/** Every report that the user designs, by application; and the way to a new one and to a copy. */
export function ReportDesignList() {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const entryOf = ({ reportCode, appCode, appName, appName_i18n }: ReportDesignSummary) => ({
    key: reportCode,
    place: [reportCode],
    to: reportDesignPath(reportCode),
    group: { key: appCode, title: localised(appName, appName_i18n, locale) },
  });
  const words = { title: t('title'), create: t('create'), search: t('search') };
  return (
    <DesignListPage
      kind="report"
      words={{ ...words, empty: t('noReports'), emptyHint: t('noReportsHint') }}
      entryOf={entryOf}
      renderActions={(report, onCopy) => <ReportActions report={report} onCopy={onCopy} />}
      renderCreation={({ copyOf }, onClose) => <CreateReportDialog copyOf={copyOf} onClose={onClose} />}
    />
  );
}

function ReportActions({ report, onCopy }: { readonly report: ReportDesignSummary; onCopy(): void }) {
  const t = reportDesignTexts.useT();
  const words = designerTexts.useT();
  const shell = useShell();
  const availability = useReportAvailability(report);
  const { appCode, reportCode, published } = report;
  const open = { key: 'open', label: t('open'), onClick: () => shell.navigate(reportPath(appCode, reportCode)) };
  return (
    <DesignActions
      design={report}
      items={[
        ...(published !== null && report.availability === 'on' ? [open] : []),
        { key: 'copy', label: words('copy'), onClick: onCopy },
        ...availability,
      ]}
    />
  );
}

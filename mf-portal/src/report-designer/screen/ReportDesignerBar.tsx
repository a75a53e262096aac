import { type DesignAccess, DesignerBar, HistoryTools } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useShell } from '@portico/shared-kit/remotes/react';
import { reportDesignsPath, reportPath } from '../addresses.model.ts';
import { useReportAvailability } from '../availability/use-report-availability.ts';
import { AddChartButton } from '../canvas/AddChartButton.tsx';
import { ReportPreview } from '../preview/ReportPreview.tsx';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { ReportPublishDialog, ReportVersionsDrawer } from '../versions/ReportVersionDialogs.tsx';

interface ReportDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: DesignAccess;
  onReopen(): void;
}

/** Bar of the actions on the report as a whole. */
export function ReportDesignerBar({ draft, access, onReopen }: ReportDesignerBarProps) {
  const t = reportDesignTexts.useT();
  const shell = useShell();
  const { design, problems, state, isReadOnly, dispatch } = useReportDesigner();
  const availability = useReportAvailability(design);
  const { published, appCode, reportCode } = design;
  const open = { key: 'open', label: t('open'), onClick: () => shell.navigate(reportPath(appCode, reportCode)) };
  return (
    <DesignerBar
      {...{ draft, access, problems, availability, published, onReopen }}
      label={t('title')}
      tools={
        <>
          <HistoryTools history={state.history} isReadOnly={isReadOnly} dispatch={dispatch} />
          {!isReadOnly && <AddChartButton />}
        </>
      }
      entries={published !== null && design.availability === 'on' ? [open] : []}
      list={{ path: reportDesignsPath, label: t('all') }}
      renderPreview={(onClose) => <ReportPreview onClose={onClose} />}
      renderPublication={(onClose) => <ReportPublishDialog draft={draft} onClose={onClose} />}
      renderVersions={(onClose) => <ReportVersionsDrawer draft={draft} onReopen={onReopen} onClose={onClose} />}
    />
  );
}

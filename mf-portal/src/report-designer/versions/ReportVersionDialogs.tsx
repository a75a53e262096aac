import { reportDesignName } from '@portico/shared-kit/contract/design-name';
import { ComparingPublishDialog, ComparingVersionsDrawer } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { ReportChanges } from './ReportChanges.tsx';

interface ReportPublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

/** Dialog that publishes the report with a note, and shows its changes. */
export function ReportPublishDialog(props: ReportPublishProps) {
  const t = reportDesignTexts.useT();
  const { design } = useReportDesigner();
  return (
    <ComparingPublishDialog
      {...props}
      name={reportDesignName(design)}
      design={design}
      words={{ title: t('publishTitle'), hint: t('publishHint') }}
      renderChanges={({ content }) => <ReportChanges before={content} />}
    />
  );
}

interface ReportVersionsProps extends ReportPublishProps {
  onReopen(): void;
}

/** The published versions of the report. */
export function ReportVersionsDrawer(props: ReportVersionsProps) {
  const t = reportDesignTexts.useT();
  const { design, isReadOnly } = useReportDesigner();
  return (
    <ComparingVersionsDrawer
      {...props}
      name={reportDesignName(design)}
      canRestore={!isReadOnly}
      titleOf={(version) => t('compareTitle', { version })}
      renderChanges={({ content }) => <ReportChanges before={content} />}
    />
  );
}

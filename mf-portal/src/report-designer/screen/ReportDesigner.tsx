import { reportDesignName } from '@portico/shared-kit/contract/design-name';
import type { ReportDesign } from '@portico/shared-kit/contract/report-design.schema';
import {
  AvailabilityBanner,
  DesignerLayout,
  DesignerParts,
  type DesignerInput,
  RecoverableCopyBanner,
  useOpenDocument,
} from '@portico/shared-kit/designer';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { useCallback, useState } from 'react';
import { ReportCanvas } from '../canvas/ReportCanvas.tsx';
import { createReportDesigner } from '../model/report-designer-state.model.ts';
import { type ReportDraft, reportFormat } from '../model/report-draft.model.ts';
import { ReportOutline } from '../outline/ReportOutline.tsx';
import { ItemPalette } from '../palette/ItemPalette.tsx';
import { FilterDialog } from '../panel/FilterDialog.tsx';
import { ReportPanel } from '../panel/ReportPanel.tsx';
import { ReportProblems } from '../problems/ReportProblems.tsx';
import { ReportAnnouncements } from '../ReportAnnouncements.tsx';
import { reportDesignTexts } from '../report-design.texts.ts';
import { ReportDesignerProvider } from '../report-designer.ts';
import { useReportDesignerOf } from '../use-report-designer-of.ts';
import { ReportDesignerBar } from './ReportDesignerBar.tsx';

/** The designer of a report, where this program can read it. */
export function ReportDesigner(input: DesignerInput<ReportDesign>) {
  const t = reportDesignTexts.useT();
  const [report] = useState(() => reportFormat.read(input.opened));
  if (report === null) return <EmptyState title={t('unreadable')} hint={t('unreadableHint')} />;
  return <OpenReport {...input} report={report} />;
}

interface OpenReportProps extends DesignerInput<ReportDesign> {
  /** As it was opened. */
  readonly report: ReportDraft;
}

/** Data items, the report's charts, their settings, what is wrong, and what can be done. */
function OpenReport({ report, opened, design, access, onReopen }: OpenReportProps) {
  const t = reportDesignTexts.useT();
  const { draft, copy, state, dispatch, problems, isReadOnly, restore } = useOpenDocument({
    name: reportDesignName(design),
    design: opened,
    opened: report,
    access,
    format: reportFormat,
    createDesigner: createReportDesigner,
  });
  const [filtering, onFiltering] = useState<{ readonly field: string | null } | null>(null);
  const openFilter = useCallback((field: string | null) => onFiltering({ field }), []);
  const designer = useReportDesignerOf({ design, state, isReadOnly, problems, dispatch, onFiltering: openFilter });
  return (
    <ReportDesignerProvider value={designer}>
      <DesignerLayout
        bar={<ReportDesignerBar draft={draft} access={access} onReopen={onReopen} />}
        notices={
          <>
            <AvailabilityBanner
              availability={design.availability}
              words={{ isOff: t('isOff'), isRetired: t('isRetired') }}
            />
            {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
          </>
        }
        parts={<DesignerParts label={t('items')} palette={<ItemPalette />} outline={<ReportOutline />} />}
        panel={<ReportPanel />}
        problems={<ReportProblems />}
      >
        <ReportCanvas />
      </DesignerLayout>
      {filtering !== null && <FilterDialog {...filtering} onClose={() => onFiltering(null)} />}
      <ReportAnnouncements />
    </ReportDesignerProvider>
  );
}

import { reportDesignName } from '@portico/shared-kit/contract/design-name';
import type { ReportDesign } from '@portico/shared-kit/contract/report-design.schema';
import {
  DesignerLayout,
  DesignerParts,
  type DesignerInput,
  DocumentDesigner,
  type OpenDocument,
} from '@portico/shared-kit/designer';
import { useCallback, useState } from 'react';
import { ReportCanvas } from '../canvas/ReportCanvas.tsx';
import {
  createReportDesigner,
  type ReportDesignerAction,
  type ReportDesignerState,
} from '../model/report-designer-state.model.ts';
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

/** The designer of a report. */
export function ReportDesigner(input: DesignerInput<ReportDesign>) {
  const t = reportDesignTexts.useT();
  return (
    <DocumentDesigner
      {...input}
      name={reportDesignName(input.design)}
      format={reportFormat}
      createDesigner={createReportDesigner}
      words={{
        unreadable: t('unreadable'),
        unreadableHint: t('unreadableHint'),
        isOff: t('isOff'),
        isRetired: t('isRetired'),
      }}
      renderOpen={(open) => <OpenReport {...input} open={open} />}
    />
  );
}

interface OpenReportProps extends DesignerInput<ReportDesign> {
  readonly open: OpenDocument<'report', ReportDraft, ReportDesignerState, ReportDesignerAction>;
}

/** Data items, the report's charts, their settings, what is wrong, and what can be done. */
function OpenReport({ design, access, onReopen, open: { draft, notices, ...open } }: OpenReportProps) {
  const t = reportDesignTexts.useT();
  const [filtering, onFiltering] = useState<{ readonly field: string | null } | null>(null);
  const openFilter = useCallback((field: string | null) => onFiltering({ field }), []);
  const designer = useReportDesignerOf({ design, ...open, onFiltering: openFilter });
  return (
    <ReportDesignerProvider value={designer}>
      <DesignerLayout
        bar={<ReportDesignerBar draft={draft} access={access} onReopen={onReopen} />}
        notices={notices}
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

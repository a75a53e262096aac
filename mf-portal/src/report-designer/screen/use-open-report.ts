import { reportDesignName } from '@portico/shared-kit/contract/design-name';
import type { ReportDesign } from '@portico/shared-kit/contract/report-design.schema';
import { type DesignerInput, useDesignerKeys, useDesignProblems, useSavedDraft } from '@portico/shared-kit/designer';
import { useDesigner } from '@portico/shared-kit/designer/editing';
import { savedReport } from '@portico/shared-kit/reports';
import { draftOfText, draftText, type ReportDraft, savedDraft } from '../model/report-draft.model.ts';
import { createReportDesigner } from '../model/report-designer-state.model.ts';

/** A report as it was opened in its designer. */
export interface OpenReport extends Pick<DesignerInput<ReportDesign>, 'opened' | 'access'> {
  readonly report: ReportDraft;
}

/** Saves the report that is open, undoes and checks it; `restore` opens what an earlier window has left. */
export function useOpenReport({ opened, access, report }: OpenReport) {
  const name = reportDesignName({ reportCode: opened.reportCode });
  const { document, draft, copy } = useSavedDraft({
    name,
    copies: `report/${opened.reportCode}`,
    design: opened,
    opened: report,
    textOf: draftText,
    documentOf: draftOfText,
    contentOf: savedDraft,
    isMine: access === 'mine',
  });
  const [state, dispatch] = useDesigner(() => createReportDesigner(document));
  const problems = useDesignProblems({
    name,
    document: state.history.present,
    contentOf: (now) => ({ content: savedReport(now) }),
  });
  const isReadOnly = access === 'others';
  useDesignerKeys({
    isReady: !isReadOnly,
    save: () => void draft.save(),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  });
  const restore = (text: string) => {
    const left = draftOfText(text);
    if (left !== null) dispatch({ type: 'edit', document: left });
  };
  return { draft, copy, state, dispatch, problems, isReadOnly, restore };
}

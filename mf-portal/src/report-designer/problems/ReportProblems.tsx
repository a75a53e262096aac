import { ProblemList, useProblemWords } from '@portico/shared-kit/designer';
import { reportTarget } from '../model/report-designer-state.model.ts';
import { findChart } from '../model/report-edits.model.ts';
import { useReportDesigner } from '../report-designer.ts';

/** Problems of the report: each line selects its chart and brings the focus there. */
export function ReportProblems() {
  const { problems, report, dispatch } = useReportDesigner();
  const wordsOf = useProblemWords();
  const listed = problems?.map(({ code, params, severity, partId }, at) => {
    const target = partId === reportTarget || (partId !== null && findChart(report, partId)) ? partId : null;
    return {
      key: `${code} ${at}`,
      code,
      severity,
      words: wordsOf({ code, params }),
      onShow: target === null ? null : () => dispatch({ type: 'select', target, isFocused: true }),
    };
  });
  return <ProblemList problems={listed ?? null} />;
}

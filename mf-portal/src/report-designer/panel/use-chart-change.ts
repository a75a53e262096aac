import type { ReportChart } from '@portico/shared-kit/reports';
import { changeChart } from '../model/report-edits.model.ts';
import { useReportDesigner } from '../report-designer.ts';

/** Returns the function that changes a chart. Changes of one setting that follow each other are one step of undo. */
export function useChartChange(chart: ReportChart): (changes: Partial<ReportChart>, setting?: string) => void {
  const { report, dispatch } = useReportDesigner();
  return (changes, setting) => {
    const document = changeChart(report, { ...chart, ...changes });
    if (setting === undefined) dispatch({ type: 'edit', document });
    else dispatch({ type: 'set', document, setting: `${chart.id} ${setting}` });
  };
}

import { Outline } from '@portico/shared-kit/designer';
import { BarChartOutlined, FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { reportTarget } from '../model/report-designer-state.model.ts';
import { moveChart } from '../model/report-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';

/** The report as a list of its charts. */
export function ReportOutline() {
  const t = reportDesignTexts.useT();
  const { report, state, isReadOnly, dispatch, nameOf } = useReportDesigner();
  const root = {
    id: reportTarget,
    label: nameOf(reportTarget) || t('report'),
    children: report.charts.map(({ id }) => ({ id, label: nameOf(id) })),
  };
  const moved = (id: string, direction: 'up' | 'down') => {
    const at = report.charts.findIndex((chart) => chart.id === id);
    return at < 0 ? report : moveChart(report, id, direction === 'up' ? at - 1 : at + 1);
  };
  return (
    <Outline
      nodes={[root]}
      selectedId={state.selected}
      renderIcon={({ id }) => (id === reportTarget ? <FileTextOutlined /> : <BarChartOutlined />)}
      onSelect={(target) => dispatch({ type: 'select', target })}
      onMove={isReadOnly ? null : (target, direction) => dispatch({ type: 'move', target, direction })}
      canMove={(id, direction) => moved(id, direction) !== report}
    />
  );
}

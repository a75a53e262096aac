import { randomId } from '@portico/shared-kit/contract/random-id';
import { useLocale } from '@portico/shared-kit/i18n';
import { propertyName } from '@portico/shared-kit/fields';
import { type ChartType, isReadable, reportLimits, type ReportChart } from '@portico/shared-kit/reports';
import { addField, type ChartRole, newChart } from './model/chart-edits.model.ts';
import type { ChartItem } from './model/chart-items.model.ts';
import { addChart, changeChart, duplicateChart, editableChart, moveChart } from './model/report-edits.model.ts';
import { reportDesignTexts } from './report-design.texts.ts';
import { useReportDesigner } from './report-designer.ts';

/** Actions at a report, each one step of undo that is said to those who listen. */
interface ReportActions {
  /** True where there is no room for another chart. */
  readonly isFull: boolean;
  add(type: ChartType): void;
  duplicate(id: string): void;
  move(id: string, index: number): void;
  resize(id: string, w: ReportChart['w']): void;
  /** Adds a data item to the dimensions or measures of a chart. */
  addItem(chart: ReportChart, role: ChartRole, item: ChartItem, index?: number): void;
}

/** Returns the actions at the report that is open. */
export function useReportActions(): ReportActions {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { report, design, state, sources, dispatch, nameOf, whereOf } = useReportDesigner();
  const put = (kind: 'add' | 'duplicate' | 'move', document: typeof report, id: string) => {
    const words = t(`announce.${kind}`, { name: nameOf(id, document), where: whereOf(id, document) });
    dispatch({ type: 'change', document, words, selected: id });
  };
  /** The model of the selected chart, of the last one, or the first of the application. */
  const sourceCode = () => {
    const near = editableChart(report, state.selected) ?? report.charts.findLast(isReadable);
    const own = sources?.find(({ appCode }) => appCode === design.appCode) ?? sources?.[0];
    return near?.schemaCode ?? own?.schemaCode ?? '$workItems';
  };
  return {
    isFull: report.charts.length >= reportLimits.charts,
    add(type) {
      const chart = newChart(randomId(), type, sourceCode());
      put('add', addChart(report, chart, state.selected), chart.id);
    },
    duplicate(id) {
      const copy = randomId();
      put('duplicate', duplicateChart(report, id, copy), copy);
    },
    move: (id, index) => put('move', moveChart(report, id, index), id),
    resize(id, w) {
      const chart = editableChart(report, id);
      if (chart === null || chart.w === w) return;
      const words = t('announce.resize', { name: nameOf(id), width: t(`widths.${w}`) });
      dispatch({ type: 'change', document: changeChart(report, { ...chart, w }), words, selected: id });
    },
    addItem(chart, role, { field, property }, index) {
      const changed = addField(chart, role, { field, property, ...(index === undefined ? {} : { index }) });
      const words = t('announce.addItem', { item: propertyName(property, locale), role: t(role) });
      dispatch({ type: 'change', document: changeChart(report, changed), words });
    },
  };
}

import { useListChartSourcesQuery } from '@portico/shared-kit/api/reports.api';
import { shownDocument } from '@portico/shared-kit/designer/editing';
import { localised, localisedText, useLocale } from '@portico/shared-kit/i18n';
import { isReadable } from '@portico/shared-kit/reports';
import { useMemo } from 'react';
import type { ReportDraft } from './model/report-draft.model.ts';
import { reportTarget } from './model/report-designer-state.model.ts';
import { findChart } from './model/report-edits.model.ts';
import { reportProblems } from './model/report-problems.model.ts';
import { reportDesignTexts } from './report-design.texts.ts';
import type { ReportDesignerContext } from './report-designer.ts';

type ReportDesignerInput = Pick<
  ReportDesignerContext,
  'design' | 'state' | 'isReadOnly' | 'problems' | 'dispatch' | 'onFiltering'
>;

/** The context of what is open, with what can be looked up in it. */
export function useReportDesignerOf(input: ReportDesignerInput): ReportDesignerContext {
  const { design, state, isReadOnly, problems, dispatch, onFiltering } = input;
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { data: sources } = useListChartSourcesQuery();
  return useMemo(() => {
    const report = shownDocument(state);
    const nameOf = (id: string, of: ReportDraft = report) => {
      if (id === reportTarget) return localised(of.name, of.name_i18n, locale);
      const chart = findChart(of, id);
      if (chart === undefined || !isReadable(chart)) return t('unknownChart');
      const title = chart.title === null ? '' : localisedText(chart.title, locale);
      return title || t(`types.${chart.chartType}`);
    };
    const whereOf = (id: string, { charts }: ReportDraft) =>
      t('where', { place: charts.findIndex((chart) => chart.id === id) + 1, count: charts.length });
    const found = problems && [...problems, ...reportProblems(report, nameOf)];
    return { design, state, report, isReadOnly, problems: found, sources, dispatch, onFiltering, nameOf, whereOf };
  }, [design, state, isReadOnly, problems, sources, dispatch, onFiltering, locale, t]);
}

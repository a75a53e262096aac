import { filterFields } from '@portico/shared-kit/field-views/field-condition';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import type { ReportChart } from '@portico/shared-kit/reports';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { type ChartRole, rolesOf, usualRole } from './model/chart-edits.model.ts';
import type { ChartItem } from './model/chart-items.model.ts';
import { sortBy } from './model/chart-sort.model.ts';
import { changeChart } from './model/report-edits.model.ts';
import { reportDesignTexts } from './report-design.texts.ts';
import { useReportDesigner } from './report-designer.ts';
import { useReportActions } from './use-report-actions.ts';

/** Lists that data items can be dragged between. */
export const itemGroup = 'chartItems';

/** Use of a data item in a chart, by which the list that takes it is called. */
export type ItemUse = ChartRole | 'filter' | 'sort';

/** Returns the uses that a data item can be put to in a chart, and what puts it to one. */
export function useItemUses(chart: ReportChart) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const { report, dispatch, onFiltering } = useReportDesigner();
  const actions = useReportActions();
  const usesOf = ({ field, property, isColumn }: ChartItem): readonly ItemUse[] => {
    const roles = rolesOf(property).toSorted((role) => (role === usualRole(property) ? -1 : 1));
    const canFilter = !isColumn && filterFields([property]).length > 0;
    const canSort = sortBy(chart, field) !== null;
    return [...roles, ...(canFilter ? (['filter'] as const) : []), ...(canSort ? (['sort'] as const) : [])];
  };
  const put = (to: ItemUse, item: ChartItem, index?: number) => {
    if (to === 'filter') return usesOf(item).includes('filter') && onFiltering(item.field);
    if (to !== 'sort') return actions.addItem(chart, to, item, index);
    const sort = sortBy(chart, item.field);
    const name = propertyName(item.property, locale);
    if (sort === null) return toast.info(t('notInChart', { name }));
    dispatch({ type: 'edit', document: changeChart(report, { ...chart, sort }) });
  };
  return { usesOf, put };
}

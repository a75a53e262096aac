import type { Property } from '@portico/shared-kit/fields';
import type { FilterTree } from '@portico/shared-kit/filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterFields, filterState, filterTree } from '../page-filters/page-filters.model.ts';
import { PageFilterBar } from '../page-filters/PageFilterBar.tsx';
import { reportTexts } from './reports.texts.ts';

/** Settings of a date without a time. */
const wholeDays = { format: 1 };

const filters = ['date', 'department', 'person'] as const;

/** The fields of the filters of a report: each chart narrows by what it has of their kind, so that they are called by that. */
function fieldsOfReport(): readonly Property[] {
  return filterFields(filters).map((field, at) => {
    const key = `filter.${filters[at] ?? 'date'}` as const;
    const names = { name: reportTexts.t('zh', key), name_i18n: JSON.stringify({ en: reportTexts.t('en', key) }) };
    return { ...field, ...names, ...(filters[at] === 'date' ? { settings: wholeDays } : {}) };
  });
}

/** Returns the condition that the address asks of all charts of a report; null where it asks for nothing. */
export function useReportFilter(): FilterTree | null {
  const [search] = useSearchParams();
  return useMemo(() => {
    const fields = fieldsOfReport();
    return filterTree(fields, filterState(fields, search));
  }, [search]);
}

/** The filters of a report above its charts. */
export function ReportFilters() {
  const [search] = useSearchParams();
  const fields = useMemo(() => fieldsOfReport(), []);
  const state = useMemo(() => filterState(fields, search), [fields, search]);
  return <PageFilterBar fields={fields} state={state} />;
}

import { useMemo, useState } from 'react';
import type { OrderBy } from '../../../../contract/models.schema.ts';
import type { QueryRecordsInput } from '../../../../contract/records.schema.ts';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { useFieldServices } from '../../../field-services.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { RelevanceSettings } from '../relevance-settings.ts';
import { pickerColumns } from './picker-columns.model.ts';

const firstSize = 20;

interface PickerQuery {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly search: string;
  /** Null is the order of the view. */
  readonly orderBy: readonly OrderBy[] | null;
}

/** The list that the picker shows: its columns, one page of records, and where in the list it stands. */
export function usePicker(settings: RelevanceSettings) {
  const { schemaCode, queryCode: viewCode, nameProperty, filter } = settings;
  const services = useFieldServices();
  const locale = useLocale();
  const [query, setQuery] = useState<PickerQuery>({ page: 0, size: firstSize, search: '', orderBy: null });
  const view = { schemaCode, ...(viewCode === '' ? {} : { code: viewCode }) };
  const config = useLoaded((signal) => services.getListConfig(view, signal), {
    key: JSON.stringify(view),
    isWanted: true,
  });
  const columns = useMemo(
    () => (config.value === null ? [] : pickerColumns(config.value, locale)),
    [config.value, locale],
  );
  const input: QueryRecordsInput = {
    schemaCode,
    ...(config.value === null ? {} : { queryCode: config.value.view.code }),
    ...(filter === null ? {} : { filter }),
    ...(query.search === '' ? {} : { search: query.search }),
    ...(query.orderBy === null ? {} : { orderBy: [...query.orderBy] }),
    page: query.page,
    size: query.size,
    columns: [...new Set([nameProperty, ...columns.map(({ id }) => id)])],
  };
  const page = useLoaded((signal) => services.queryRecords(input, signal), {
    key: JSON.stringify(input),
    isWanted: config.value !== null,
  });
  return {
    config: config.value,
    columns,
    query,
    page: page.value,
    isLoading: config.isLoading || page.isLoading,
    hasFailed: config.hasFailed || page.hasFailed,
    retry: config.hasFailed ? config.retry : page.retry,
    orderBy: query.orderBy ?? config.value?.view.orderBy ?? [],
    goTo: (change: Partial<PickerQuery>) => setQuery((held) => ({ ...held, page: 0, ...change })),
  };
}

/** The picker's list as its parts take it. */
export type Picker = ReturnType<typeof usePicker>;

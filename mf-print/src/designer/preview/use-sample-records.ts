import { useLoadPrintDataQuery } from '@portico/shared-kit/api/print.api';
import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import { templateDesignTexts } from '../template-design.texts.ts';
import { sampleChoices } from './sample-records.model.ts';

/** Newest records of the model among which one is chosen. */
const mostRecords = 20;
const none: readonly PrintRecord[] = [];

/** Records to try a template on, as the user may see them, and the choices among them. */
export function useSampleRecords({ schemaCode }: Pick<PrintTemplateDesign, 'schemaCode'>) {
  const t = templateDesignTexts.useT();
  const listed = useQueryRecordsQuery({
    schemaCode,
    page: 0,
    size: mostRecords,
    columns: ['name'],
    orderBy: [{ propertyCode: 'createdTime', direction: 'desc' }],
  });
  const ids = listed.data?.content.map(({ id }) => id) ?? [];
  const loaded = useLoadPrintDataQuery({ schemaCode, objectIds: ids }, { skip: ids.length === 0 });
  const { error } = listed.error === undefined ? loaded : listed;
  const own = (listed.data?.content ?? []).map(({ id, data }) => ({
    value: String(id),
    label: titleIn(data) ?? id,
  }));
  const longest = { value: sampleChoices.longest, label: t('samples.longest') };
  return {
    records: loaded.data?.records ?? none,
    choices: [
      ...(own.length === 0 ? [] : [longest]),
      { value: sampleChoices.empty, label: t('samples.empty') },
      ...own,
    ],
    isLoading: listed.isLoading || loaded.isFetching,
    error,
    retry: () => void (listed.error === undefined ? loaded : listed).refetch(),
  };
}

/** Title of a record, or its number; undefined where it has neither. */
function titleIn(data: Readonly<Record<string, unknown>>): string | undefined {
  return [data['name'], data['sequenceNo']].find((words): words is string => typeof words === 'string' && words !== '');
}

import { useLoadPrintDataQuery } from '@portico/shared-kit/api/print.api';
import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import { useCallback, useMemo } from 'react';
import { templateDesignTexts } from '../template-design.texts.ts';
import { neededRecords, sampleChoices } from './sample-records.model.ts';

/** Newest records of the model among which one is chosen. */
const mostRecords = 20;
const none: readonly PrintRecord[] = [];

/** Choice of the record that a template is shown with. */
interface SampleChoice {
  readonly value: string;
  readonly label: string;
}

/** Records that a choice needs, as the user may see them, and all choices. */
export interface SampleRecords {
  readonly choice: string;
  readonly records: readonly PrintRecord[];
  readonly choices: readonly SampleChoice[];
  readonly isLoading: boolean;
  readonly error: unknown;
  retry(): void;
}

/** Lists the choices, and reads the records that one of them needs; null is the newest record, or the empty one where there is none. */
export function useSampleRecords({ schemaCode }: PrintTemplateDesign, chosen: string | null): SampleRecords {
  const listed = useQueryRecordsQuery({
    schemaCode,
    page: 0,
    size: mostRecords,
    columns: ['name'],
    orderBy: [{ propertyCode: 'createdTime', direction: 'desc' }],
  });
  const content = listed.data?.content;
  const listedIds = content?.map(({ id }) => id) ?? [];
  const choice = chosen ?? listedIds[0] ?? sampleChoices.empty;
  const ids = neededRecords(choice, listedIds);
  const loaded = useLoadPrintDataQuery({ schemaCode, objectIds: [...ids] }, { skip: ids.length === 0 });
  const isRead = listed.error === undefined;
  const { refetch } = isRead ? loaded : listed;
  return {
    choice,
    records: (ids.length > 0 ? loaded.currentData?.records : undefined) ?? none,
    choices: useChoices(content),
    isLoading: listed.isLoading || loaded.isFetching,
    error: isRead ? loaded.error : listed.error,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

type Listed = readonly { readonly id: string; readonly data: Readonly<Record<string, unknown>> }[];

function useChoices(content: Listed | undefined): readonly SampleChoice[] {
  const t = templateDesignTexts.useT();
  return useMemo(() => {
    const own = (content ?? []).map(({ id, data }) => ({ value: id, label: titleIn(data) ?? id }));
    return [
      { value: sampleChoices.words, label: t('samples.words') },
      ...(own.length === 0 ? [] : [{ value: sampleChoices.longest, label: t('samples.longest') }]),
      { value: sampleChoices.empty, label: t('samples.empty') },
      ...own,
    ];
  }, [content, t]);
}

/** Title of a record, or its number; undefined where it has neither. */
function titleIn(data: Readonly<Record<string, unknown>>): string | undefined {
  return [data['name'], data['sequenceNo']].find((words): words is string => typeof words === 'string' && words !== '');
}

import type { BizRecord, QueryRecordsInput, RecordPage } from '../../../contract/records.schema.ts';
import { allOf } from '../../../filters/filter-tree.ts';
import type { RecordValue } from '../../property.ts';
import type { RelevanceSettings } from './relevance-settings.ts';

const shown = 20;

/** A record as another one holds it, under the name that its field gives, else its title or its number. */
export function recordValueOf(
  { id, data }: Pick<BizRecord, 'id' | 'data'>,
  { schemaCode, nameProperty }: Pick<RelevanceSettings, 'schemaCode' | 'nameProperty'>,
): RecordValue {
  const name = [data[nameProperty], data['name'], data['sequenceNo'], id].find(
    (each) => typeof each === 'string' && each !== '',
  );
  const other = name === data['name'] && typeof data['name_i18n'] === 'string' ? { name_i18n: data['name_i18n'] } : {};
  return { id, name: String(name), ...other, schemaCode };
}

/** The first records that may be picked and have the text in their name. */
export async function findRecords(
  query: (input: QueryRecordsInput, signal: AbortSignal) => Promise<RecordPage>,
  settings: RelevanceSettings,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<readonly RecordValue[]> {
  const { schemaCode, nameProperty, filter, queryCode: viewCode } = settings;
  const wanted = text.trim();
  const named = { propertyCode: nameProperty, operator: 'contains', value: wanted } as const;
  const input = {
    schemaCode,
    ...(viewCode === '' ? {} : { queryCode: viewCode }),
    filter: allOf([filter, wanted === '' ? null : named]),
    page: 0,
    size: shown,
    columns: [nameProperty],
  };
  const { content } = await query(input, signal);
  return content.map((record) => recordValueOf(record, settings));
}

import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord, RecordPage } from '@portico/shared-kit/contract/records.schema';

/** Records that one answer of a script may have. */
const mostRecords = 500;

interface Answered {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the list's own page with the values that a script adds to its records, by their ids. */
export function combinedPage(own: RecordPage, value: unknown): RecordPage {
  const added = new Map(answeredRecords(value).map(({ id, data }) => [id, data]));
  return {
    ...own,
    content: own.content.map((record) => {
      const data = added.get(record.id);
      return data === undefined ? record : { ...record, data: { ...record.data, ...data } };
    }),
  };
}

/** Returns the page that a script answers in place of the list's own. Nobody may change its records from here. */
export function replacedPage({ schemaCode }: ListConfig, value: unknown): RecordPage {
  const content = answeredRecords(value).map(
    ({ id, data }): BizRecord => ({ id: asRecordId(id), schemaCode, version: 0, data, actions: [] }),
  );
  const total = membersOf(value)['totalElements'];
  const isTotal = typeof total === 'number' && Number.isSafeInteger(total) && total >= content.length;
  return { content, totalElements: isTotal ? total : content.length, sumMap: {}, actions: [] };
}

function answeredRecords(value: unknown): readonly Answered[] {
  const content = Array.isArray(value) ? (value as readonly unknown[]) : membersOf(value)['content'];
  if (!Array.isArray(content)) return [];
  return (content as readonly unknown[]).slice(0, mostRecords).flatMap((record) => {
    const { id, data } = membersOf(record);
    return typeof id === 'string' && id !== '' ? [{ id, data: membersOf(data) }] : [];
  });
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

import type { BizRecord } from '@portico/shared-kit/contract/records.schema';

/** A name with the number before it: several records may be called the same. */
export function numberedName(record: BizRecord): string {
  const { sequenceNo } = record.data;
  const name = nameOf(record);
  return typeof sequenceNo === 'string' && !name.includes(sequenceNo) ? `${sequenceNo} ${name}` : name;
}

/** The title of a record, its number where it has none. */
export function nameOf({ id, data }: BizRecord): string {
  const { name, sequenceNo } = data;
  return [name, sequenceNo].find((text): text is string => typeof text === 'string' && text !== '') ?? id;
}

import type { BizRecord } from '@portico/shared-kit/contract/records.schema';

/** Name of a record for those who cannot see its row: its title, else its number. */
export function titleOf({ id, data }: BizRecord): string {
  const [title, number] = [data['name'], data['sequenceNo']].map((value) => (typeof value === 'string' ? value : ''));
  return title || number || id;
}

import type { DemoPerson } from '../organisation/people.ts';

/** A record as a generator makes it, with the values of the wire by property code. */
export interface DemoRecord {
  readonly data: Readonly<Record<string, unknown>>;
  readonly status: 'DRAFT' | 'COMPLETED' | 'CANCELED';
  /** Who made it and owns it. */
  readonly by: DemoPerson;
  /** ISO text in UTC. */
  readonly createdTime: string;
  readonly modifiedTime: string;
}

interface Author {
  readonly by: DemoPerson;
  readonly createdTime: string;
  readonly modifiedTime?: string;
  readonly status?: DemoRecord['status'];
}

/** A record of these values; completed and not modified since, unless said otherwise. */
export function recordOf(data: DemoRecord['data'], author: Author): DemoRecord {
  const { by, createdTime, modifiedTime = createdTime, status = 'COMPLETED' } = author;
  return { data, by, createdTime, modifiedTime, status };
}

/** A person as a record holds one. */
export function personValue({ id, name }: DemoPerson): { readonly id: string; readonly name: string } {
  return { id, name };
}

import type { DemoPerson } from '../organisation/people.ts';

/** A record as a generator makes it, with the values of the wire by property code. */
export interface DemoRecord {
  readonly data: Readonly<Record<string, unknown>>;
  readonly status: 'DRAFT' | 'COMPLETED' | 'CANCELED';
  /** Who made it. */
  readonly by: DemoPerson;
  /** Whose it is; permissions go by it. */
  readonly owner: DemoPerson;
  /** ISO text in UTC. */
  readonly createdTime: string;
}

interface Author {
  readonly by: DemoPerson;
  readonly owner?: DemoPerson;
  readonly createdTime: string;
  readonly status?: DemoRecord['status'];
}

/** A record of these values; completed and its maker's own, unless said otherwise. */
export function recordOf(data: DemoRecord['data'], author: Author): DemoRecord {
  const { by, owner = by, createdTime, status = 'COMPLETED' } = author;
  return { data, by, owner, createdTime, status };
}

/** A person as a record holds one. */
export function personValue({ id, name }: DemoPerson): { readonly id: string; readonly name: string } {
  return { id, name };
}

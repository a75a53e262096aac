import type { DemoPerson } from '../organisation/people.ts';

/** A record as a generator makes it, with the values of the wire by property code. */
export interface DemoRecord {
  /** Id by which others refer to it. */
  readonly id?: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly status: 'DRAFT' | 'COMPLETED' | 'CANCELED';
  /** The person who made it. */
  readonly by: DemoPerson;
  /** The person who owns it; permissions go by the owner. */
  readonly owner: DemoPerson;
  /** ISO text in UTC. */
  readonly createdTime: string;
}

interface Author {
  readonly id?: string;
  readonly by: DemoPerson;
  readonly owner?: DemoPerson;
  readonly createdTime: string;
  readonly status?: DemoRecord['status'];
}

/** A record of these values; completed and its maker's own, unless said otherwise. */
export function recordOf(data: DemoRecord['data'], author: Author): DemoRecord {
  const { id, by, owner = by, createdTime, status = 'COMPLETED' } = author;
  return { id, data, by, owner, createdTime, status };
}

/** A person as a record holds one. */
export function personValue({ id, name }: DemoPerson): { readonly id: string; readonly name: string } {
  return { id, name };
}

/** A record as another one refers to it. Throws where it has no id. */
export function referenceTo({ id }: DemoRecord, name: unknown): { readonly id: string; readonly name: string } {
  if (id === undefined) throw new Error('A record that others refer to needs an id.');
  return { id, name: String(name) };
}

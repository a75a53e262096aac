import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { mayEdit } from '../query/reading/read-records.ts';
import { outside, type RowLevelPolicy } from '../query/scope/scope.ts';
import { serializeData } from '../query/reading/serialize.ts';
import type { TenantTable, RecordValues } from './write-records.ts';

/** Facts that a save needs about a record before it changes it. */
export interface LockedRecord {
  readonly version: number;
  readonly name: string | null;
  readonly sequenceNo: string | null;
  readonly sequenceStatus: string;
  readonly workflowInstanceId: InstanceId | null;
  readonly ownerDeptId: string | null;
  /** Id of the user who changed it last. */
  readonly modifier: string | null;
  readonly isInScope: boolean;
  /** Fields and columns (`lines.price`) of this record that are not seen, and those that are not changed. */
  readonly hidden: readonly string[];
  readonly readOnly: readonly string[];
  /** The values of the wanted fields as they are serialized, whoever may see them. */
  readonly data: RecordValues;
}

interface LockedRow extends LockedRecord {
  /** The version whose sub-tables were read. */
  readonly readVersion: number;
}

/** Locks a record until the transaction ends and reads what is wanted of it; undefined where there is none. */
export async function lockRecord(
  trx: Database,
  target: TenantTable,
  id: string,
  { policy, codes = [] }: { readonly policy: RowLevelPolicy; readonly codes?: readonly string[] },
): Promise<LockedRecord | undefined> {
  const { table, corpId } = target;
  const hasRows = codes.some((code) => table.children.has(code));
  const readVersion = hasRows
    ? sql`(select read.version from ${sql.id(table.table)} read where read.corp_id = r.corp_id and read.id = r.id)`
    : sql`r.version`;
  const { rows } = await sql<LockedRow>`select r.version, r.name, r.sequence_no as "sequenceNo",
      r.sequence_status as "sequenceStatus", r.workflow_instance_id as "workflowInstanceId",
      r.owner_dept_id as "ownerDeptId", ${mayEdit(policy, table)} as "isInScope",
      ${outside(policy.fields.visible, table)} as hidden, ${outside(policy.fields.writable, table)} as "readOnly",
      r.modifier,
      ${serializeData(table, 'r', { codes, withRows: false })} as data,
      ${readVersion} as "readVersion"
    from ${sql.id(table.table)} r where r.corp_id = ${corpId} and r.id = ${id} for update`.execute(trx);
  const [locked] = rows;
  // Somebody saved while we waited for the lock: the row is theirs, but its sub-tables are those of before.
  if (locked !== undefined && locked.readVersion !== locked.version)
    return lockRecord(trx, target, id, { policy, codes });
  return locked;
}

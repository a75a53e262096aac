import { type OperatorId, operatorIds } from '../filters/operators.ts';
import { fieldKinds, type FieldKindId } from './kinds.ts';
import type { AnyFieldKind } from './field-kind.ts';

// The table "Operator sets per data type" of the portal spec, section 3, written down once more by hand.
const base = 'isNull isNotNull equal notEqual';
const rows = {
  logic: 'equal',
  numberAndDate: `${base} greaterThan lessThan greaterThanOrEqual lessThanOrEqual between notBetween`,
  staffAndDepartment: `${base} contains notContains in notIn of notOf have notHave`,
  relatedForm: base,
  others: `${base} contains notContains`,
} as const;

/** Rows that the kinds are in; all that are not here are in the last one. */
const rowOf: Partial<Record<FieldKindId, keyof typeof rows>> = {
  logic: 'logic',
  number: 'numberAndDate',
  date: 'numberAndDate',
  staffSingle: 'staffAndDepartment',
  staffMulti: 'staffAndDepartment',
  departmentSingle: 'staffAndDepartment',
  departmentMulti: 'staffAndDepartment',
  staffDepartment: 'staffAndDepartment',
  relevance: 'relatedForm',
  relevanceMulti: 'relatedForm',
};

const all = Object.entries<AnyFieldKind>(fieldKinds) as (readonly [FieldKindId, AnyFieldKind])[];
const pairs = all.flatMap(([id, kind]) => operatorIds.map((operator) => [id, operator, kind] as const));

test.each(pairs)('%s allows %s exactly where the table does', (id, operator, { operators }) => {
  const row = rows[rowOf[id] ?? 'others'].split(' ') as readonly OperatorId[];
  expect(operators.includes(operator)).toBe(row.includes(operator));
});

test('the 18 operators are asked of every kind', () => {
  expect(pairs).toHaveLength(all.length * 18);
});

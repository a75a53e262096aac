import type { ModelPermission } from '@portico/shared-kit/contract/model-permissions.schema';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { planTables, applySchemaChanges } from '../../record-store/index.ts';
import { modelTableOf } from '../../record-store/schema/model-table.ts';
import { outside, scopeCondition } from '../../record-store/query/scope/scope.ts';
import { insertStatement } from '../../record-store/write/write-records.ts';
import { policyOf } from './models.policy.ts';

// What permissions mean, written down once more in plain JavaScript, against what the database answers.

const corpId = 'main';
const at = new Date('2026-06-15T08:30:00.000Z');
const table = modelTableOf('Scoped', [
  { code: 'stage', name: 'stage', propertyType: 0 },
  { code: 'handler', name: 'handler', propertyType: 50 },
  { code: 'amount', name: 'amount', propertyType: 2 },
]);

interface Row {
  readonly id: string;
  readonly owner: string;
  readonly ownerDeptId: string | null;
  readonly stage: string | null;
  readonly handler: string | null;
  readonly createdTime: string;
}

const people = ['ann', 'bob', 'cat'] as const;
const departments = ['root', 'north', 'south'] as const;
const stages = ['open', 'closed'] as const;
const orNull = <T>(values: readonly T[]) => [...values, null];

/** Rows, one record for each combination. */
const rows: readonly Row[] = people.flatMap((owner) =>
  orNull(departments).flatMap((ownerDeptId) =>
    orNull(stages).flatMap((stage) =>
      orNull(people.slice(0, 2)).flatMap((handler) =>
        ['2026-06-14T00:00:00.000Z', '2026-06-20T00:00:00.000Z'].map((createdTime, index) => ({
          id: [owner, ownerDeptId, stage, handler, index].join('-'),
          owner,
          ownerDeptId,
          stage,
          handler,
          createdTime,
        })),
      ),
    ),
  ),
);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await applySchemaChanges(database.db, await planTables(database.db, table, undefined));
  const unit = (id: string | null) => id && { id, name: id };
  for (const { id, stage, createdTime, ...units } of rows) {
    const own = { owner: unit(units.owner), ownerDeptId: unit(units.ownerDeptId), handler: unit(units.handler) };
    const system = { sequenceStatus: 'COMPLETED', creater: unit('ann'), createdTime, modifiedTime: createdTime };
    const values = { ...system, ...own, stage };
    await insertStatement({ table, corpId }, id, values).execute(database.db);
  }
});
afterAll(() => database.drop());

/** A comparison as a package writes it, and what it means. */
interface Comparison {
  readonly raw: object;
  readonly holds: (row: Row, user: SignedInUser) => boolean;
}

const me = { placeholder: 'currentUser' };
const mine = [{ placeholder: 'currentDepartments' }];
const comparisons: readonly Comparison[] = [
  { raw: { propertyCode: 'stage', operator: 'equal', value: 'open' }, holds: ({ stage }) => stage === 'open' },
  { raw: { propertyCode: 'stage', operator: 'notEqual', value: 'open' }, holds: ({ stage }) => stage !== 'open' },
  { raw: { propertyCode: 'handler', operator: 'equal', value: me }, holds: ({ handler }, { id }) => handler === id },
  { raw: { propertyCode: 'handler', operator: 'isNull', value: null }, holds: ({ handler }) => handler === null },
  {
    raw: { propertyCode: 'ownerDeptId', operator: 'in', value: mine },
    holds: ({ ownerDeptId }, { departmentIds }) => ownerDeptId !== null && departmentIds.includes(ownerDeptId),
  },
  {
    raw: { propertyCode: 'ownerDeptId', operator: 'notIn', value: mine },
    holds: ({ ownerDeptId }, { departmentIds }) =>
      departmentIds.length > 0 && (ownerDeptId === null || !departmentIds.includes(ownerDeptId)),
  },
  {
    raw: { propertyCode: 'createdTime', operator: 'lessThan', value: { placeholder: 'now', days: 2 } },
    holds: ({ createdTime }) => Date.parse(createdTime) < at.getTime() + 2 * 86_400_000,
  },
];

const comparison = fc.constantFrom(...comparisons);
const condition: fc.Arbitrary<Comparison> = fc.oneof(
  comparison,
  fc.record({ join: fc.constantFrom('and', 'or'), items: fc.array(comparison, { minLength: 1, maxLength: 3 }) }).map(
    ({ join, items }): Comparison => ({
      raw: { join, items: items.map(({ raw }) => raw) },
      holds: (row, user) =>
        join === 'and' ? items.every(({ holds }) => holds(row, user)) : items.some(({ holds }) => holds(row, user)),
    }),
  ),
);

interface Granted {
  readonly permission: ModelPermission;
  readonly asked: Comparison;
}

const flags = { add: fc.boolean(), edit: fc.boolean(), delete: fc.boolean() };
const granted: fc.Arbitrary<Granted> = fc
  .record({
    role: fc.constantFrom('everyone', 'clerk', 'lead', 'other'),
    view: fc.constantFrom('own', 'department', 'departmentAndBelow', 'all', 'condition'),
    ...flags,
    hides: fc.boolean(),
    asked: condition,
  })
  .map(({ asked, hides, ...permission }) => ({
    asked,
    permission: {
      ...permission,
      ...(permission.view === 'condition' ? { condition: asked.raw } : {}),
      ...(hides ? { fields: [{ propertyCode: 'amount', visible: false }] } : {}),
    },
  }));

const below: Readonly<Record<string, readonly string[]>> = {
  root: ['root', 'north', 'south'],
  north: ['north'],
  south: ['south'],
};
const user: fc.Arbitrary<SignedInUser> = fc
  .record({
    id: fc.constantFrom(...people),
    roleCodes: fc.subarray(['clerk', 'lead']),
    own: fc.subarray([...departments]),
  })
  .map(({ own, ...who }) => ({
    ...who,
    corpId,
    name: who.id,
    sessionId: '',
    grants: [],
    mainDepartmentId: own[0] ?? null,
    departmentIds: own,
    departmentIdsBelow: [...new Set(own.flatMap((id) => below[id] ?? []))],
  }));

/** Returns whether a permission reaches a record, in plain words. */
function reaches({ permission, asked }: Granted, row: Row, who: SignedInUser): boolean {
  const isIn = (ids: readonly string[]) => row.ownerDeptId !== null && ids.includes(row.ownerDeptId);
  const isOwn = row.owner === who.id;
  const means = {
    own: () => isOwn,
    department: () => isOwn || isIn(who.departmentIds),
    departmentAndBelow: () => isOwn || isIn(who.departmentIdsBelow),
    all: () => true,
    condition: () => asked.holds(row, who),
  };
  return means[permission.view]();
}

test('the database finds what permissions mean: to see, to edit, to delete, and on which records a field is hidden', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(granted, { maxLength: 5 }), user, async (all, who) => {
      const definition = { permissions: all.map(({ permission }) => permission) };
      const policy = policyOf({ definition, table, referencedModels: new Map() }, who, at);
      const within = (action: 'view' | 'edit' | 'delete') => sql`(${scopeCondition(policy[action], table)}) is true`;
      const found = await sql<
        Record<string, unknown>
      >`select r.id, ${within('view')} as view, ${within('edit')} as edit,
        ${within('delete')} as delete, ${outside(policy.fields.visible, table)} as hidden
        from ${sql.id(table.table)} r where r.corp_id = ${corpId} order by r.id collate "C"`.execute(database.db);
      const own = all.filter(({ permission: { role } }) => role === 'everyone' || who.roleCodes.includes(role));
      const expected = rows.map((row) => {
        const reaching = own.filter((each) => reaches(each, row, who));
        const view = reaching.length > 0;
        return {
          id: row.id,
          view,
          edit: reaching.some(({ permission }) => permission.edit),
          delete: reaching.some(({ permission }) => permission.delete),
          isHidden: view && reaching.every(({ permission }) => permission.fields !== undefined),
        };
      });
      const seen = found.rows.map(({ hidden, ...rest }) => ({
        ...rest,
        isHidden: rest.view === true && (hidden as string[]).includes('amount'),
      }));
      expect(seen).toEqual(expected.toSorted((left, right) => (left.id < right.id ? -1 : 1)));
    }),
    { numRuns: 300 },
  );
}, 60_000);

import type { ModelPermission } from '@portico/shared-kit/contract/model-permissions.schema';
import { permissionProblems } from './check-permissions.ts';

const properties = [
  { code: 'title', name: '标题', propertyType: 0 },
  { code: 'amount', name: '金额', propertyType: 2 },
  { code: 'seller', name: '销售员', propertyType: 50 },
  {
    code: 'lines',
    name: '明细',
    propertyType: 8,
    subSchema: { properties: [{ code: 'price', name: '单价', propertyType: 2 }] },
  },
];

/** Returns the problems of one permission: the place in it and the reason. */
function problems(permission: Partial<ModelPermission>): string[] {
  const whole: ModelPermission = { role: 'clerk', view: 'all', add: true, edit: true, delete: true, ...permission };
  const name = '订单';
  const definition = { schemaCode: 'Order', name, properties, forms: [], listViews: [], permissions: [whole] };
  return permissionProblems(definition).map(({ path, detail }) => `${path.slice(2).join('.')}: ${detail.en}`);
}

const conditionProblems = (condition: unknown) => problems({ view: 'condition', condition: condition as object });
const amountIs = (value: unknown, operator = 'equal') => ({ propertyCode: 'amount', operator, value });
const inGroups = (depth: number): unknown =>
  depth === 0 ? amountIs('1') : { join: 'and', items: [inGroups(depth - 1)] };

describe('the condition of a permission', () => {
  test.each([
    [amountIs('1.5')],
    [{ propertyCode: 'seller', operator: 'equal', value: { placeholder: 'currentUser' } }],
    [{ propertyCode: 'ownerDeptId', operator: 'in', value: [{ placeholder: 'currentDepartments' }] }],
    [{ propertyCode: 'createdTime', operator: 'greaterThan', value: { placeholder: 'now', days: -30 } }],
    [{ join: 'or', items: [amountIs('1'), { propertyCode: 'title', operator: 'isNull' }] }],
    [{ propertyCode: 'lines', operator: 'contains', value: 'x' }],
  ])('that means something is published: %j', (condition) => {
    expect(conditionProblems(condition)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['is none', { amount: 1 }, 'condition: is not a condition: a group has join and items'],
    ['has an unknown join', { join: 'xor', items: [] }, 'condition: is not a condition'],
    ['would hold for every record', { join: 'and', items: [] }, 'condition.items: an empty group would hold'],
    [
      'has an empty group within',
      { join: 'or', items: [amountIs('1'), { join: 'and', items: [] }] },
      'condition.items.1.items: an empty group would hold',
    ],
    [
      'has too many levels',
      inGroups(7),
      'condition.items.0.items.0.items.0.items.0.items.0.items.0: has too many groups',
    ],
    [
      'has too many comparisons',
      { join: 'and', items: Array.from({ length: 300 }, () => amountIs('1')) },
      'condition.items.199: has too many comparisons',
    ],
    ['compares with too much', amountIs('1', 'between'), 'condition.value: does not fit the operator'],
    [
      'compares with too many',
      { propertyCode: 'seller', operator: 'in', value: Array.from({ length: 1_001 }, () => 'x') },
      'condition.value: compares with too many values',
    ],
    [
      'compares with too long a text',
      { propertyCode: 'title', operator: 'equal', value: 'x'.repeat(2_001) },
      'condition.value: is too long',
    ],
    ['has an unknown operator', amountIs('1', 'is'), 'condition.operator: is not an operator'],
    [
      'asks for a field that is not there',
      { join: 'and', items: [{ propertyCode: 'price', operator: 'isNull' }] },
      'condition.items.0.propertyCode: there is no field “price”',
    ],
    [
      'compares by an operator that the type has not',
      amountIs('1', 'contains'),
      'condition.operator: “amount” is not compared by “contains”',
    ],
    ['compares with a value of another type', amountIs('many'), 'condition.value: is not a value of “amount”'],
    [
      'compares a number with a person',
      amountIs({ placeholder: 'currentUser' }),
      'condition.value: is not a value of “amount”',
    ],
    [
      'has an unknown placeholder',
      { propertyCode: 'seller', operator: 'equal', value: { placeholder: 'me' } },
      'condition.value.placeholder: there is no placeholder “me”',
    ],
    [
      'has a placeholder that every object knows',
      { propertyCode: 'seller', operator: 'equal', value: { placeholder: 'constructor' } },
      'condition.value.placeholder: there is no placeholder “constructor”',
    ],
    [
      'has several values where one is due',
      { propertyCode: 'ownerDeptId', operator: 'equal', value: { placeholder: 'currentDepartments' } },
      'condition.value: “currentDepartments” stands for several values',
    ],
    ...([[0.5], ['7'], [40_000]] as const).map(([days]): [string, unknown, string] => [
      `is ${JSON.stringify(days)} days away`,
      { propertyCode: 'createdTime', operator: 'greaterThan', value: { placeholder: 'now', days } },
      'condition.value.days: is a whole number of days',
    ]),
    [
      'counts days from a person',
      { propertyCode: 'seller', operator: 'equal', value: { placeholder: 'currentUser', days: 1 } },
      'condition.value.days: is a whole number of days',
    ],
  ])('that %s is refused with its place', (_, condition, told) => {
    const [problem = '', ...others] = conditionProblems(condition);
    expect(others).toEqual([]);
    expect(problem.slice(0, told.length)).toBe(told);
  });

  test('stands with the view that it belongs to, and with no other', () => {
    expect(problems({ view: 'condition' })).toEqual(['view: “view: condition” needs a condition']);
    expect(problems({ view: 'own', condition: amountIs('1') })).toEqual([
      'condition: a condition counts with “view: condition” only',
    ]);
  });
});

describe('rights on fields', () => {
  test('name fields, those of the system, and columns of sub-tables', () => {
    const fields = ['amount', 'lines', 'lines.price', 'owner'].map((propertyCode) => ({
      propertyCode,
      visible: false,
    }));
    expect(problems({ fields })).toEqual([]);
  });

  test.each([
    [[{ propertyCode: 'gone', visible: false }], 'fields.0.propertyCode: there is no field “gone”'],
    [[{ propertyCode: 'lines.gone', visible: false }], 'fields.0.propertyCode: there is no field “lines.gone”'],
    [[{ propertyCode: 'title.price', visible: false }], 'fields.0.propertyCode: there is no field “title.price”'],
    [[{ propertyCode: 'id', visible: false }], 'fields.0.propertyCode: “id” cannot be restricted'],
    [
      [{ propertyCode: 'sequenceStatus', writable: false }],
      'fields.0.propertyCode: “sequenceStatus” cannot be restricted',
    ],
    [
      [{ propertyCode: 'amount' }, { propertyCode: 'amount', visible: false }],
      'fields.1.propertyCode: “amount” is named twice',
    ],
    [
      [{ propertyCode: 'amount', visible: false, writable: true }],
      'fields.0.writable: what is not seen cannot be changed',
    ],
  ])('%j are refused with the place', (fields, told) => {
    expect(problems({ fields })).toEqual([told]);
  });
});

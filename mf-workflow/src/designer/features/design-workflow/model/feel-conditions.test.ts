import { conditionError, isTrue } from '@portico/shared-kit/expressions';
import type { Property } from '@portico/shared-kit/fields';
import { feelOperators, readFeel, writeFeel } from './feel-conditions.model.ts';

const data = (code: string, propertyType: number, settings: object = {}): Property =>
  ({ code, name: code, propertyType, settings }) as Property;
const options = { options: ['a', 'b'].map((value) => ({ value, name: value })) };
const properties = [
  data('title', 0),
  data('amount', 2),
  data('day', 3, { format: 1 }),
  data('urgent', 4),
  data('kind', 14, options),
  data('tags', 13, options),
  data('owner', 50),
  data('team', 60),
  data('supplier', 9, { schemaCode: 'supplier', nameProperty: 'name' }),
  data('watchers', 51),
  data('files', 6),
  data('lines', 8),
];
const now = '2026-11-23T00:00:00.000Z';
const day = '2026-02-28T16:00:00.000Z';

/** FEEL that the editor shows, and which comes back as it was written. */
const shown = [
  'amount > 5000',
  'amount = -1.5 and title != "x"',
  'title = "a \\"quoted\\" and \\\\ text"',
  'urgent = true or urgent = false',
  'amount between 1 and 2.5',
  'not(amount between 1 and 2)',
  'contains(title, "==")',
  'not(contains(title, "x"))',
  'list contains(tags, "a")',
  'owner = null and kind != null',
  'owner.id = "u1"',
  'owner.id != "u1" and team.id = "d1"',
  'amount > 1 and (supplier.id = "r1" or supplier.id = "r2")',
  'supplier != null',
  'day >= date and time("2026-03-01T00:00:00+08:00")',
  'amount > 1 and (kind = "a" or kind = "b")',
  'amount > 1 and amount < 9 and amount != 5',
  'not(amount > 1 or kind = "a")',
  'amount > 1 and not(kind = "a")',
  '(amount > 1 and amount < 2) or amount > 9',
];

describe('the conditions of a flow in the editor', () => {
  it.each(shown)('%s is shown and written the same', (text) => {
    expect(conditionError(text)).toBeNull();
    const read = readFeel(properties, text);
    expect(read === null ? null : writeFeel(properties, read)).toBe(text);
  });

  it.each([
    'amount == 5',
    'amount > ',
    'amount > limit',
    'limit > 5',
    'amount + 1 > 5',
    'day < now()',
    'day = date("2026-03-01")',
    'owner = "u1"',
    'owner.id = null',
    'owner.name = "Lin"',
    'owner.id = title',
    'owner . id = "u1"',
    'owner.id > "u1"',
    'title.id = "u1"',
    'watchers.id = "u1"',
    'count(lines) > 2',
    'lines = null',
    'files = null',
    'some x in lines satisfies x.amount > 2',
    'amount > 5 // of the whole claim',
    'amount in (1, 2)',
    'urgent',
    'title > "a"',
    'title = ""',
    'amount = "5"',
    'if urgent then amount > 5 else amount > 9',
    'not(not(not(not(amount > 1 or amount > 2))))',
  ])('%s stays text', (text) => {
    expect(readFeel(properties, text)).toBeNull();
  });

  it('has groups where FEEL has brackets', () => {
    const first = { condition: { propertyCode: 'amount', operator: 'greaterThan', value: '1' } };
    const either = ['a', 'b'].map((value) => ({
      condition: { propertyCode: 'kind', operator: 'equal', value: [value] },
    }));
    expect(readFeel(properties, 'amount > 1 and (kind = "a" or kind = "b")')).toEqual({
      join: 'all',
      items: [first, { join: 'any', items: either }],
    });
    expect(readFeel(properties, ' ')).toEqual({ join: 'all', items: [] });
  });

  it('writes several values of one condition as alternatives, which hold for each of them', () => {
    const condition = { propertyCode: 'kind', operator: 'equal', value: ['a', 'b'] } as const;
    const amount = { propertyCode: 'amount', operator: 'isNotNull', value: null } as const;
    const text = writeFeel(properties, { join: 'all', items: [{ condition }, { condition: amount }] });
    expect(text).toBe('(kind = "a" or kind = "b") and amount != null');
    expect(['a', 'b', 'c'].map((kind) => isTrue(text, { kind, amount: 1 }, now))).toEqual([true, true, false]);
  });

  it('compares people, departments and records by their ids, several as alternatives', () => {
    const people = ['u1', 'u2'].map((id) => ({ id, name: `name of ${id}` }));
    const condition = { propertyCode: 'owner', operator: 'equal', value: people } as const;
    const text = writeFeel(properties, { join: 'all', items: [{ condition }] });
    expect(text).toBe('(owner.id = "u1" or owner.id = "u2")');
    const owners = [...people, { id: 'u3', name: 'x' }, null];
    expect(owners.map((owner) => isTrue(text, { owner }, now))).toEqual([true, true, false, false]);
    expect(readFeel(properties, 'supplier.id != "r1"')?.items).toEqual([
      { condition: { propertyCode: 'supplier', operator: 'notEqual', value: [{ id: 'r1', name: 'r1' }] } },
    ]);
  });

  it('writes FEEL for every operator that it offers', () => {
    const values: Readonly<Record<string, unknown>> = {
      title: 'x',
      amount: '5',
      day,
      urgent: true,
      kind: ['a'],
      tags: ['a'],
      owner: [{ id: 'u1', name: 'Lin' }],
      team: [{ id: 'd1', name: 'Sales' }],
      supplier: [{ id: 'r1', name: 'Acme' }],
    };
    for (const property of properties) {
      for (const operator of feelOperators(property)) {
        const isPair = operator === 'between' || operator === 'notBetween';
        const one = operator === 'isNull' || operator === 'isNotNull' ? null : values[property.code];
        const value = isPair ? [one, null] : one;
        const text = writeFeel(properties, {
          join: 'all',
          items: [{ condition: { propertyCode: property.code, operator, value } }],
        });
        expect([property.code, operator, conditionError(text)]).toEqual([property.code, operator, null]);
        expect(text).not.toBe('');
      }
    }
  });
});

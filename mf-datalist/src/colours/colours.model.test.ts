import { aProperty } from '@portico/shared-kit/testing';
import { compileRules, coloursOf } from './colours.model.ts';

const properties = [aProperty('amount', { propertyType: 2 }), aProperty('remark')];
const rule = (where: object, target: string | null = null) =>
  ({ where: JSON.stringify(where), target, colour: 'red' }) as const;

test('rules are asked by their conditions, and left out whole where one of those cannot be asked', () => {
  const whole = rule({ all: [['amount', 'greaterThan', '5']] });
  const partly = rule({
    all: [
      ['amount', 'greaterThan', '5'],
      ['gone', 'isNull'],
    ],
  });
  const broken = { ...whole, where: '{' };
  expect(compileRules(properties, [whole, partly, broken])).toEqual([
    {
      target: null,
      colour: 'red',
      filter: { join: 'and', items: [{ propertyCode: 'amount', operator: 'greaterThan', value: '5' }] },
    },
  ]);
});

test('the first rule counts that a row or a cell meets', () => {
  const filter = { join: 'and', items: [] } as const;
  const rules = [
    { target: null, colour: 'red', filter },
    { target: 'amount', colour: 'green', filter },
    { target: null, colour: 'blue', filter },
  ] as const;
  const of = coloursOf(
    rules,
    new Map([
      ['a', [0, 1, 2]],
      ['b', [2]],
    ]),
  );
  expect([of({ id: 'a' }, null), of({ id: 'a' }, 'amount'), of({ id: 'a' }, 'remark')]).toEqual(['red', 'green', null]);
  expect([of({ id: 'b' }, null), of({ id: 'c' }, null)]).toEqual(['blue', null]);
});

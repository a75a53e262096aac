import fc from 'fast-check';
import {
  allOf,
  anyOf,
  conditionsOf,
  filterLimits,
  filterTextsIn,
  operatorByCode,
  operatorIds,
  operatorLabel,
  operators,
  operatorSets,
  readFilterTree,
  withFilterTexts,
  type FilterTree,
} from './index.ts';

const isOpen = { propertyCode: 'status', operator: 'equal', value: 'open' } as const;

const scalars = fc.oneof(fc.string(), fc.boolean(), fc.record({ id: fc.string(), name: fc.string() }));
const conditions = fc.constantFrom(...operatorIds).chain((operator) =>
  fc.record({
    propertyCode: fc.string({ minLength: 1 }),
    operator: fc.constant(operator),
    value: {
      none: fc.constant(null),
      one: scalars,
      pair: fc.tuple(fc.option(scalars), scalars),
      list: fc.array(scalars),
    }[operators[operator].arity],
  }),
);
const trees: fc.Arbitrary<FilterTree> = fc.letrec<{ tree: FilterTree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    conditions,
    fc.record({ join: fc.constantFrom('and', 'or', 'none'), items: fc.array(tie('tree'), { maxLength: 2 }) }),
  ),
})).tree;

describe('operators', () => {
  it('are the eighteen of the specification, numbered without a gap, named in both languages', () => {
    expect(operatorIds.map((id) => operators[id].code)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    const labels = operatorIds.flatMap((id) => [operatorLabel(id, 'zh'), operatorLabel(id, 'en')]);
    expect(new Set(labels).size).toBe(36);
    expect(operatorByCode(7)).toBe('contains');
    expect(operatorByCode(19)).toBeNull();
  });

  it('are allowed per type as the table of the specification says', () => {
    const codes = (set: keyof typeof operatorSets) =>
      operatorSets[set].map((id) => operators[id].code).sort((a, b) => a - b);
    expect(codes('logic')).toEqual([1]);
    expect(codes('numberOrDate')).toEqual([1, 2, 3, 4, 5, 6, 9, 10, 17, 18]);
    expect(codes('staffOrDepartment')).toEqual([1, 2, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(codes('relatedForm')).toEqual([1, 2, 9, 10]);
    expect(codes('others')).toEqual([1, 2, 7, 8, 9, 10]);
  });
});

describe('a filter tree', () => {
  it('survives its way over the wire', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const reading = readFilterTree(JSON.parse(JSON.stringify(tree)));
        expect(reading).toEqual({ ok: true, tree });
      }),
    );
  });

  it('joins only what is there', () => {
    expect(allOf([null, isOpen])).toBe(isOpen);
    expect(allOf([])).toEqual({ join: 'and', items: [] });
    expect(anyOf([null])).toBeNull();
    expect(conditionsOf(allOf([isOpen, anyOf([isOpen, isOpen])]))).toEqual([isOpen, isOpen, isOpen]);
  });

  const nested = (depth: number): unknown => (depth === 1 ? isOpen : { join: 'or', items: [nested(depth - 1)] });
  it.each([
    ['text', 'notAFilter', ''],
    [{ join: 'xor', items: [] }, 'notAFilter', ''],
    [{ join: 'or', items: [{ ...isOpen, operator: 'toString' }] }, 'unknownOperator', 'items.0.operator'],
    [{ ...isOpen, value: 5 }, 'valueDoesNotFitOperator', 'value'],
    [{ ...isOpen, value: null }, 'valueDoesNotFitOperator', 'value'],
    [{ ...isOpen, operator: 'between', value: [null, null] }, 'valueDoesNotFitOperator', 'value'],
    [{ ...isOpen, operator: 'between', value: ['1', '2', '3'] }, 'valueDoesNotFitOperator', 'value'],
    [{ ...isOpen, operator: 'in', value: 'a' }, 'valueDoesNotFitOperator', 'value'],
    [{ ...isOpen, operator: 'in', value: Array(filterLimits.values + 1).fill('a') }, 'tooManyValues', 'value'],
    [{ ...isOpen, value: 'x'.repeat(filterLimits.textLength + 1) }, 'textTooLong', 'value'],
    [
      { join: 'and', items: Array.from({ length: filterLimits.conditions }, () => isOpen) },
      'tooManyConditions',
      'items.199',
    ],
    [nested(7), 'tooDeep', 'items.0.items.0.items.0.items.0.items.0.items.0'],
  ])('is refused when it is out of shape or too large (%#)', (raw, fault, path) => {
    expect(readFilterTree(raw)).toEqual({ ok: false, fault, path });
  });

  it('may be as deep as the limit', () => {
    expect(readFilterTree(nested(filterLimits.depth)).ok).toBe(true);
  });
});

describe('a filter in an address', () => {
  it('keeps every character and the other parameters', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^\w{1,9}$/), fc.string({ minLength: 1, unit: 'grapheme' })),
        (texts) => {
          const query = withFilterTexts(new URLSearchParams('page=2&f.old=x'), texts);
          const read = new URLSearchParams(query.toString());
          expect({ ...filterTextsIn(read) }).toEqual({ ...texts });
          expect(read.get('page')).toBe('2');
        },
      ),
    );
  });
});

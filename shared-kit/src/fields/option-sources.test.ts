import { optionCondition, optionSourceOf } from './option-sources.ts';
import type { Property } from './property.ts';
import { validateValue, displayValue, parseValue } from './values.ts';

const propertyOf = (source: unknown, propertyType = 14): Property => ({
  code: 'part',
  name: '零件',
  propertyType,
  settings: { source },
});
const given = { schemaCode: 'Part', propertyCode: 'title' };
const match = { propertyCode: 'owner', equals: 'keeper' };

describe('options of records', () => {
  test('say where they come from, all that is left out at its default', () => {
    const rest = { queryCode: '', orderByFields: [], orderType: 'asc', condition: null, match: null };
    expect(optionSourceOf(propertyOf(given))).toEqual({ ...given, ...rest });
    expect(optionSourceOf(propertyOf(undefined))).toBeNull();
    expect(optionSourceOf(propertyOf(given, 0))).toBeNull();
  });

  test.each([
    [{}],
    [{ ...given, schemaCode: 5 }],
    [{ ...given, orderByFields: 'title' }],
    [{ ...given, orderByFields: [1] }],
    [{ ...given, orderType: 'up' }],
    [{ ...given, condition: { propertyCode: 'a' } }],
    [{ ...given, match: { propertyCode: 'a' } }],
    [{ ...given, colour: 'red' }],
  ])('are not read from %j', (source) => {
    expect(optionSourceOf(propertyOf(source))).toBeNull();
  });

  test('are texts of their own: what is stored is shown, typed and accepted as it is', () => {
    const one = propertyOf(given);
    expect(parseValue(one, ' 螺栓 ', { locale: 'zh' })).toEqual({ ok: true, value: '螺栓' });
    expect(displayValue(one, '螺栓', { locale: 'en' })).toBe('螺栓');
    expect(validateValue(propertyOf(given, 15), ['a', 'b', 'a'])).toEqual({ ok: true, value: ['a', 'b'] });
    for (const wrong of ['a;b', 'a\0', ' ', 'x'.repeat(201)]) expect(validateValue(one, wrong).ok).toBe(false);
  });

  test('are those of records that equal what stands beside them; of all while that is empty', () => {
    const condition = { propertyCode: 'isMade', operator: 'equal', value: true } as const;
    const source = optionSourceOf(propertyOf({ ...given, condition, match }));
    if (source === null) throw new Error('The source was not read.');
    expect(optionCondition(source, null)).toEqual(condition);
    const owner = { propertyCode: 'owner', operator: 'equal', value: { id: 'u1', name: '安' } };
    const person = { id: 'u1', name: '安', imgUrl: 'a.png' };
    expect(optionCondition(source, person)).toEqual({ join: 'and', items: [condition, owner] });
  });
});

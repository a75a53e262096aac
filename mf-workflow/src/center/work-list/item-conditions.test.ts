import type { Property } from '@portico/shared-kit/fields';
import { askedOf, commonProperties, filterableProperties } from './item-conditions.model.ts';
import { readWorkList } from './list-state.model.ts';

const common = commonProperties('finished', 'zh');
const days: Property = { code: 'days', name: '天数', propertyType: 2 };
const read = (query: string) => readWorkList(new URLSearchParams(query));

test('an address that narrows nothing asks for nothing', () => {
  expect(askedOf(read(''), common, [])).toEqual({});
});

test('originators, times and kinds of work go to the server by their ids, moments and numbers', () => {
  const people = encodeURIComponent(JSON.stringify([{ id: 'lin', unitType: 3, name: '林' }]));
  const asked = askedOf(
    read(`due=soon&f._originator=${people}&f._type=1;2&f._received=2026-03-01;2026-03-02`),
    common,
    [],
  );
  expect(asked).toEqual({
    due: 'soon',
    originatorIds: ['lin'],
    types: [1, 2],
    receivedFrom: '2026-02-28T16:00:00.000Z',
    receivedTo: '2026-03-02T15:59:59.999Z',
  });
});

test('an open bound of a time is left out', () => {
  const asked = askedOf(read('f._handled=;2026-03-02'), common, []);
  expect(asked).toEqual({ handledTo: '2026-03-02T15:59:59.999Z' });
});

test('a field of the record is asked for only where its workflow is chosen', () => {
  expect(askedOf(read('f.days=1;3'), common, [days])).toEqual({});
  expect(askedOf(read('workflow=leave&f.days=1;3'), common, [days])).toMatchObject({
    workflowCode: 'leave',
    filter: { propertyCode: 'days', operator: 'between', value: ['1', '3'] },
  });
  expect(askedOf(read('workflow=leave&f.salary=1;3'), common, [days])).toEqual({ workflowCode: 'leave' });
});

test('what somebody does not see, and what the platform keeps, is not offered', () => {
  const hidden = { ...days, code: 'salary', visible: false };
  const kept = { ...days, code: 'kept', system: true };
  expect(filterableProperties([days, hidden, kept]).map(({ code }) => code)).toEqual(['days']);
});

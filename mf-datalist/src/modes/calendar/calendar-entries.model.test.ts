import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { aProperty, aRecord } from '@portico/shared-kit/testing';
import { addedValues } from './added-values.model.ts';
import { changedValues, entryOf } from './calendar-entries.model.ts';
import type { CalendarFields } from './calendar-fields.model.ts';
import { entryColour } from './entry-colour.model.ts';
import { dayMs } from './wall-time.model.ts';

const dateField = (code: string, format: number): PropertyWithRights =>
  aProperty(code, { propertyType: 3, settings: { format } });

const fieldsOf = (startFormat: number, endFormat: number | null): CalendarFields => ({
  start: dateField('from', startFormat),
  end: endFormat === null ? null : dateField('to', endFormat),
  title: null,
  colour: null,
  hasTime: startFormat !== 1 || (endFormat ?? 1) !== 1,
});

const record = (from: string | null, to: string | null = null) => aRecord({ from, to }, { id: asRecordId('r') });
const instant = (wallTime: string) => new Date(`${wallTime}+08:00`).toISOString();
const [tenth, twelfth] = [instant('2026-11-10T00:00:00'), instant('2026-11-12T00:00:00')];

test.each([
  ['days last until their end', [1, 1], [tenth, twelfth], ['2026-11-10', '2026-11-13', false]],
  ['no end is the day of the start', [1, 1], [tenth, null], ['2026-11-10', '2026-11-11', false]],
  ['an end before the start is not followed', [1, 1], [twelfth, tenth], ['2026-11-12', '2026-11-13', true]],
  [
    'a time without an end takes an hour',
    [3, null],
    [instant('2026-11-10T09:30:00'), null],
    ['2026-11-10T09:30:00', '2026-11-10T10:30:00', false],
  ],
  [
    'a day as an end is meant whole',
    [3, 1],
    [instant('2026-11-10T09:30:00'), tenth],
    ['2026-11-10T09:30:00', '2026-11-11T00:00:00', false],
  ],
] as const)('%s', (_name, [startFormat, endFormat], [from, to], [start, end, isInverted]) => {
  expect(entryOf(record(from, to), fieldsOf(startFormat, endFormat))).toMatchObject({ start, end, isInverted });
});

test('what has no start stands nowhere', () => {
  expect(entryOf(record(null, tenth), fieldsOf(1, 1))).toBeNull();
  expect(changedValues(record(null), fieldsOf(1, 1), { startBy: dayMs, endBy: dayMs })).toBeNull();
});

test.each([
  ['a move takes both dates along', [tenth, twelfth], [2, 2], { from: twelfth, to: instant('2026-11-14T00:00:00') }],
  ['a move makes up no end', [tenth, null], [2, 2], { from: twelfth }],
  [
    'an end before its start stays so far away',
    [twelfth, tenth],
    [-2, -2],
    { from: tenth, to: instant('2026-11-08T00:00:00') },
  ],
  ['stretching gives an end to what had none', [tenth, null], [0, 2], { to: twelfth }],
  [
    'stretching begins where an inverted entry is drawn',
    [tenth, instant('2026-11-01T00:00:00')],
    [0, 2],
    { to: twelfth },
  ],
  ['what would end before it starts is refused', [tenth, tenth], [0, -1], null],
  ['pulling at the start leaves the end', [tenth, twelfth], [1, 0], { from: instant('2026-11-11T00:00:00') }],
] as const)('%s', (_name, [from, to], [startBy, endBy], values) => {
  const change = { startBy: startBy * dayMs, endBy: endBy * dayMs };
  expect(changedValues(record(from, to), fieldsOf(1, 1), change)).toEqual(values);
});

test.each([
  ['days', [1, 1], ['2026-11-10', '2026-11-12', true], { from: '2026-11-10', to: '2026-11-11' }],
  [
    'hours',
    [3, 3],
    ['2026-11-10T09:30:00', '2026-11-10T11:00:00', false],
    { from: '2026-11-10 09:30', to: '2026-11-10 11:00' },
  ],
  [
    'days where there are hours',
    [3, 1],
    ['2026-11-10', '2026-11-11', true],
    { from: '2026-11-10 09:00', to: '2026-11-10' },
  ],
  ['days without an end', [1, null], ['2026-11-10', '2026-11-11', true], { from: '2026-11-10' }],
] as const)(
  'a new record begins with the %s that were chosen',
  (_name, [startFormat, endFormat], [start, end, isAllDay], values) => {
    expect(addedValues({ start, end, isAllDay }, fieldsOf(startFormat, endFormat))).toEqual(values);
  },
);

test('one value has one colour: its own, that of the status, or always the same', () => {
  const options = [
    { value: 'a', name: '甲', color: 'green' },
    { value: 'b', name: '乙' },
  ];
  const state = aProperty('state', { propertyType: 14, settings: { options } });
  const person = aProperty('keeper', { propertyType: 50 });
  const of = (data: Record<string, unknown>) => aRecord(data, { id: asRecordId('r') });
  expect(entryColour(state, of({ state: 'a' }))).toBe('green');
  expect(entryColour(state, of({ state: 'b' }))).toBeNull();
  expect(entryColour(state, of({ state: null }))).toBeNull();
  expect(entryColour(aProperty('sequenceStatus'), of({ sequenceStatus: 'CANCELED' }))).toBe('red');
  expect(entryColour(person, of({ keeper: { id: 'u1', name: '王芳' } }))).not.toBeNull();
  expect(entryColour(person, of({ keeper: { id: 'u1' } }))).toBe(
    entryColour(person, of({ keeper: { id: 'u1', name: '王芳' } })),
  );
});

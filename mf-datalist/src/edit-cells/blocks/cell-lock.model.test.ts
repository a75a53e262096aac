import { aRecord } from '@portico/shared-kit/testing';
import { aProperty } from '@portico/shared-kit/testing/model-builders';
import { cellLock } from './cell-lock.model.ts';
import { openFields } from './open-fields.model.ts';

const open = openFields({
  properties: [aProperty('customer', {}), { ...aProperty('total', {}), writable: false }, aProperty('note', {})],
});
const editable = aRecord({}, { actions: ['edit'] });
const fixed = aRecord({}, { actions: [] });
const lockOf = (rows: Parameters<typeof cellLock>[0]['rows'], ...columnIds: string[]) =>
  cellLock({ rows, columnIds }, open);

test('a block is open where one of its cells can be written', () => {
  expect(lockOf([fixed, editable], 'total', 'customer')).toBeNull();
});

test('a block is locked by its columns where this person writes none of them', () => {
  expect(lockOf([editable], 'total')).toBe('columns');
  expect(lockOf([editable], 'unknown')).toBe('columns');
});

test('a block is locked by its records where none of them is edited, or the field of none', () => {
  expect(lockOf([fixed], 'customer')).toBe('records');
  expect(lockOf([{ ...editable, readOnly: ['customer'] }], 'customer', 'total')).toBe('records');
  expect(lockOf([{ ...editable, readOnly: ['customer'] }], 'customer', 'note')).toBeNull();
  expect(lockOf([], 'customer')).toBe('records');
});

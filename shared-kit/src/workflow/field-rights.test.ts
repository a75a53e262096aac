import { type FieldRight, limitsAt } from './field-rights.ts';

const paths = ['title', 'cost', 'lines', 'lines.name', 'lines.price'];
const right = (code: string, rights: Partial<FieldRight>): FieldRight => {
  return { code, visible: true, writable: true, required: false, ...rights };
};
const readOnly = { writable: false };
const hidden = { visible: false, writable: false };

test('where a node says nothing, an approver reads and who hands in or starts writes', () => {
  const none = { hidden: [], required: [], fixedRows: [] };
  expect(limitsAt('approve', [], paths)).toEqual({ ...none, readOnly: paths });
  expect(limitsAt('circulate', [], paths)).toEqual({ ...none, readOnly: paths });
  expect(limitsAt('handle', [], paths)).toEqual({ ...none, readOnly: [] });
  expect(limitsAt('start', [], paths)).toEqual({ ...none, readOnly: [] });
});

test('what a node hides or only shows is so with the columns of a sub-table, too', () => {
  expect(limitsAt('handle', [right('lines', hidden), right('cost', readOnly)], paths)).toEqual({
    hidden: ['lines', 'lines.name', 'lines.price'],
    readOnly: ['cost', 'lines', 'lines.name', 'lines.price'],
    required: [],
    fixedRows: [],
  });
  expect(limitsAt('handle', [right('lines.price', hidden)], paths)).toMatchObject({
    hidden: ['lines.price'],
    readOnly: ['lines.price'],
  });
  expect(limitsAt('handle', [right('lines', hidden), right('lines.price', {})], paths).hidden).toContain('lines.price');
});

test('an approver fills in what a node opens; of a sub-table a column without rows coming or going', () => {
  expect(limitsAt('approve', [right('cost', { required: true }), right('lines.price', {})], paths)).toEqual({
    hidden: [],
    readOnly: ['title', 'lines.name'],
    required: ['cost'],
    fixedRows: ['lines'],
  });
  expect(limitsAt('approve', [right('lines', {}), right('lines.name', readOnly)], paths)).toEqual({
    hidden: [],
    readOnly: ['title', 'cost', 'lines.name'],
    required: [],
    fixedRows: [],
  });
});

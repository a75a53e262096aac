import { asRecordId } from '@portico/shared-kit/contract/ids';
import { aRecord } from '@portico/shared-kit/testing';
import { type CellEvent, nextEdits, noEdits, refusedAt, shownRecord, storedRecord } from './cell-edits.model.ts';

const record = aRecord({ amount: '1', name: 'a' }, { id: asRecordId('r1'), version: 3 });
const after = (...events: readonly CellEvent[]) => events.reduce(nextEdits, noEdits);
const amount = { recordId: 'r1', code: 'amount' };
const sent = (values: Record<string, unknown>): CellEvent => ({ type: 'sent', recordId: 'r1', values });

describe('edits of cells', () => {
  it('shows a value from when it is sent until the list has read its version', () => {
    const saved: CellEvent = {
      type: 'saved',
      recordId: 'r1',
      values: { amount: '2', total: '9' },
      version: 4,
      isLast: true,
    };
    expect(shownRecord(record, after(sent({ amount: '2' })))).toMatchObject({ version: 3, data: { amount: '2' } });
    const edits = after(sent({ amount: '2' }), saved);
    expect(shownRecord(record, edits)).toMatchObject({ version: 4, data: { amount: '2', total: '9', name: 'a' } });
    const newer = { ...record, version: 5, data: { amount: '7' } };
    expect(shownRecord(newer, edits)).toBe(newer);
    expect(nextEdits(edits, { type: 'read', records: [record] })).toBe(edits);
    expect(nextEdits(edits, { type: 'read', records: [newer] }).changes.size).toBe(0);
  });

  it('keeps what was changed meanwhile when an earlier save is answered', () => {
    const first: CellEvent = { type: 'saved', recordId: 'r1', values: { amount: '2' }, version: 4, isLast: false };
    const edits = after(sent({ amount: '2' }), sent({ amount: '3' }), first);
    expect(shownRecord(record, edits).data['amount']).toBe('3');
  });

  it('keeps a refused value in its cell, apart from what was saved beside it, until it is sent again or given up', () => {
    const refused: CellEvent = { type: 'refused', record, values: { amount: 'x' }, reason: 'no' };
    const edits = after(sent({ name: 'b' }), sent({ amount: 'x' }), refused);
    expect(refusedAt(edits.refused, amount)?.reason).toBe('no');
    const shown = shownRecord(record, edits);
    expect(shown.data).toMatchObject({ name: 'b', amount: 'x' });
    expect(storedRecord(shown, edits.refused).data['amount']).toBe('1');
    const twice = nextEdits(edits, { type: 'refused', record: shown, values: { amount: 'y' }, reason: 'no' });
    expect(storedRecord(shownRecord(record, twice), twice.refused).data['amount']).toBe('1');
    expect(refusedAt(nextEdits(edits, sent({ amount: '5' })).refused, amount)).toBeUndefined();
    const givenUp = nextEdits(edits, { type: 'givenUp', cell: amount });
    expect(shownRecord(record, givenUp).data).toMatchObject({ name: 'b', amount: '1' });
  });

  it('joins what is typed before the editor is there', () => {
    const open = (text: string | null): CellEvent => ({ type: 'opened', cell: { ...amount, record, text } });
    expect(after(open(''), open('1'), open('2')).open?.text).toBe('12');
    expect(after(open('1'), { type: 'closed' }).open).toBeNull();
  });

  it('goes on from the value with what is typed after the key that asked for the editor', () => {
    const open = (text: string | null): CellEvent => ({ type: 'opened', cell: { ...amount, record, text } });
    expect(after(open(null), open(''), open('1'), open('2')).open).toMatchObject({ text: null, added: '12' });
    const other: CellEvent = { type: 'opened', cell: { ...amount, code: 'name', record, text: 'x' } };
    expect(after(open(null), open('1'), other).open).toEqual({ ...amount, code: 'name', record, text: 'x' });
  });

  it('keeps the first key that ends the edit, and takes nothing more into the cell after it', () => {
    const open = (text: string): CellEvent => ({ type: 'opened', cell: { ...amount, record, text } });
    const ending = (key: string): CellEvent => ({ type: 'ending', end: { key, shiftKey: false } });
    const edits = after(open('1'), ending('Enter'), open('2'), ending('Tab'));
    expect(edits.open).toMatchObject({ text: '1', end: { key: 'Enter' } });
    expect(after(ending('Enter')).open).toBeNull();
  });
});

import { makeStore } from '@portico/shared-kit/api';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import {
  answers,
  aRecord,
  chooses,
  inputsOf,
  refuses,
  responds,
  stubNetwork,
  unreachable,
} from '@portico/shared-kit/testing';
import { EditHistory } from './edit-history.ts';
import { valuesStep } from './values-step.ts';

const ids = ['r1', 'r2', 'r3'];
const names: Readonly<Record<string, string>> = { r1: '一', r2: '二', r3: '三' };
let stored: Map<string, BizRecord>;

const write = (id: string, data: BizRecord['data']): BizRecord => {
  const before = stored.get(id) as BizRecord;
  const after = { ...before, version: before.version + 1, data: { ...before.data, ...data } };
  stored.set(id, after);
  return after;
};
const amounts = () => ids.map((id) => stored.get(id)?.data['amount']);
const reads = answers(getRecord, ({ id }) => stored.get(String(id)) as BizRecord);
const saves = answers(saveRecord, ({ id, data }) => write(String(id), data));

/** Returns a history with one edit of three records, from 1 to 2. */
function openHistory() {
  const { dispatch } = makeStore();
  const history = new EditHistory();
  const changes = ids.map((id) => ({
    record: stored.get(id) as BizRecord,
    name: names[id] ?? '',
    before: { amount: '1' },
    after: { amount: '2' },
  }));
  history.add(valuesStep(changes));
  return { history, turn: (direction: 'undo' | 'redo') => history.turn(dispatch, direction) };
}

beforeEach(() => {
  stored = new Map(ids.map((id) => [id, aRecord({ amount: '2' }, { id: asRecordId(id), version: 1 })]));
});

describe('an edit of three records that is undone', () => {
  it('keeps what the network stopped, which is undone when it is tried again', async () => {
    const secondFails = chooses(saveRecord, ({ id }) => (id === 'r2' ? responds(saveRecord, unreachable) : saves));
    stubNetwork(reads, secondFails);
    const { history, turn } = openHistory();
    const outcome = await turn('undo');
    expect(outcome).toMatchObject({ names: ['三'], changedSince: [], error: { errcode: codeOf('networkDown') } });
    expect(amounts()).toEqual(['2', '2', '1']);
    expect(history.state()).toMatchObject({ undo: [{}], redo: [{}] });

    stubNetwork(reads, saves);
    expect(await turn('undo')).toMatchObject({ names: ['一', '二'], changedSince: [], error: undefined });
    expect(amounts()).toEqual(['1', '1', '1']);
    expect(history.state()).toMatchObject({ undo: [], redo: [{}, {}] });
    await turn('redo');
    await turn('redo');
    expect(amounts()).toEqual(['2', '2', '2']);
  });

  it('takes a record as undone whose save arrived although its answer did not', async () => {
    const arrives = chooses(saveRecord, ({ id, data }) => {
      if (id === 'r2') write('r2', data);
      return id === 'r2' ? responds(saveRecord, unreachable) : saves;
    });
    stubNetwork(reads, arrives);
    const { turn } = openHistory();
    await turn('undo');
    const calls = stubNetwork(reads, saves);
    expect(await turn('undo')).toMatchObject({ names: ['一', '二'], changedSince: [] });
    expect(inputsOf(calls, saveRecord).map(({ id }) => id)).toEqual(['r1']);
  });

  it('goes on past what somebody changed and what the server refuses, and tells them apart', async () => {
    write('r3', { amount: '9' });
    stubNetwork(
      reads,
      chooses(saveRecord, ({ id }) => (id === 'r2' ? refuses(saveRecord, 'recordConflict') : saves)),
    );
    const { history, turn } = openHistory();
    const outcome = await turn('undo');
    expect(outcome).toMatchObject({
      names: ['一'],
      changedSince: ['三'],
      error: { errcode: codeOf('recordConflict') },
    });
    expect(amounts()).toEqual(['1', '2', '9']);
    expect(history.state()).toMatchObject({ undo: [], redo: [{}] });
  });
});

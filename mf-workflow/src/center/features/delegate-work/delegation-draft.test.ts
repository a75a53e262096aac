import type { Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { draftOf, fieldOfRefusal, problemsOf, termsOf } from './delegation-draft.model.ts';

const now = new Date('2026-03-02T01:02:33.444Z');
const at = { now, userId: 'me' };
const good = {
  ...draftOf(null, now),
  delegate: { id: 'bob', name: 'Bob' },
  endTime: '2026-03-03T00:00:00.000Z',
};

test('a new one begins with this minute, is for all workflows and asks for who and until when', () => {
  const draft = draftOf(null, now);
  expect(draft).toMatchObject({ startTime: '2026-03-02T01:02:00.000Z', isForAll: true, includesOpen: false });
  expect(problemsOf(draft, at)).toEqual({ delegate: 'delegate', endTime: 'end' });
  expect(termsOf(draft)).toBeNull();
});

test.each([
  [{}, {}],
  [{ delegate: { id: 'me', name: 'Me' } }, { delegate: 'self' }],
  [{ startTime: null }, { startTime: 'start' }],
  [{ endTime: good.startTime }, { endTime: 'endBeforeStart' }],
  [{ startTime: '2026-03-01T00:00:00.000Z', endTime: '2026-03-02T01:02:00.000Z' }, { endTime: 'endOver' }],
  [{ isForAll: false }, { workflows: 'workflows' }],
  [{ isForAll: false, workflowCodes: ['leave'] }, {}],
])('%p is told as %p', (change, problems) => {
  expect(problemsOf({ ...good, ...change }, at)).toEqual(problems);
});

test('chosen workflows are sent only where not all are meant, and a reason of spaces is none', () => {
  const kept = { ...good, workflowCodes: ['leave'], reason: '  ' };
  expect(termsOf(kept)).toEqual({
    delegateId: 'bob',
    startTime: good.startTime,
    endTime: good.endTime,
    includesOpen: false,
  });
  expect(termsOf({ ...kept, isForAll: false, reason: ' away ' })).toMatchObject({
    workflowCodes: ['leave'],
    reason: 'away',
  });
});

test('what is changed without an edit sends what stood there', () => {
  const delegation: Delegation = {
    id: 'd',
    delegator: { id: 'me', name: 'Me' },
    delegate: { id: 'bob', name: 'Bob' },
    workflows: [{ workflowCode: 'leave', name: 'Leave', name_i18n: null }],
    startTime: '2026-03-01T00:00:00.000Z',
    endTime: '2026-04-01T00:00:00.000Z',
    reason: null,
    includesOpen: true,
    status: 'ACTIVE',
    createdTime: '2026-02-01T00:00:00.000Z',
    endedTime: null,
  };
  const { startTime, endTime, includesOpen } = delegation;
  expect(termsOf(draftOf(delegation, now))).toEqual({
    delegateId: 'bob',
    startTime,
    endTime,
    includesOpen,
    workflowCodes: ['leave'],
  });
});

test('a refusal is said at the entry that it is about', () => {
  expect(fieldOfRefusal(codeOf('delegationOverlap'))).toBe('endTime');
  expect(fieldOfRefusal(codeOf('delegateUnfit'))).toBe('delegate');
  expect(fieldOfRefusal(codeOf('databaseBusy'))).toBeNull();
});

import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import type { TrackNode } from '@portico/shared-kit/contract/workflow-track.schema';
import { jumpCurve, moveOfKey, zoomBy } from './diagram.model.ts';
import { listedViews, nodeViews } from './track.model.ts';

const aNode = (activityCode: string, facts: Partial<TrackNode> = {}): TrackNode => ({
  activityCode,
  name: '',
  name_i18n: null,
  kind: 'approve',
  state: 'done',
  parent: null,
  since: null,
  until: null,
  isFailed: false,
  handlers: [],
  handlerCount: 0,
  ...facts,
});

const anEntry = (activityCode: string, finishTime: string | null): WorkflowLogEntry => ({
  activityName: '',
  activityName_i18n: null,
  activityCode,
  receiveTime: '2026-01-01T00:00:00.000Z',
  finishTime,
  usedTime: null,
  user: null,
  name: '王',
  approvalActionStatus: 3,
  reasonCode: null,
  comment: null,
  logStatus: 'AGREED',
});

test('a node is called by its name in the language of the reader, or by what it is', () => {
  const nodes = [aNode('A', { name: '初审', name_i18n: '{"en":"First look"}' }), aNode('B', { kind: 'timer' })];
  expect(nodeViews(nodes, [], 'en').map(({ label }) => label)).toEqual(['First look', 'Timer']);
  expect(nodeViews(nodes, [], 'zh').map(({ label }) => label)).toEqual(['初审', '定时']);
});

test('what comes once more says so, and tells what was done there before, newest first', () => {
  const log = [anEntry('A', '2026-01-01T01:00:00.000Z'), anEntry('A', '2026-01-02T01:00:00.000Z'), anEntry('A', null)];
  const [view] = nodeViews([aNode('A', { state: 'coming' })], log, 'en');
  expect(view?.stateLabel).toBe('Coming again');
  expect(view?.done.map(({ finishTime }) => finishTime)).toEqual([
    '2026-01-02T01:00:00.000Z',
    '2026-01-01T01:00:00.000Z',
  ]);
});

test('the list begins with where it is now; what only parts ways is left to the diagram', () => {
  const nodes = [
    aNode('Done'),
    aNode('Choice', { kind: 'exclusive' }),
    aNode('Next', { state: 'coming' }),
    aNode('Inner', { kind: 'start', parent: 'Sub' }),
    aNode('Now', { state: 'live' }),
    aNode('Other', { state: 'passedBy' }),
    aNode('End', { kind: 'end', state: 'coming' }),
  ];
  const { main, passedBy } = listedViews(nodeViews(nodes, [], 'en'));
  expect(main.map(({ id }) => id)).toEqual(['Now', 'Done', 'Next']);
  expect(passedBy.map(({ id }) => id)).toEqual(['Other']);
});

test('keys zoom and move, and leave all others alone', () => {
  expect([moveOfKey('+'), moveOfKey('0'), moveOfKey('ArrowRight')]).toEqual([
    { kind: 'zoom', by: 1 },
    { kind: 'fit' },
    { kind: 'move', dx: -60, dy: 0 },
  ]);
  expect([moveOfKey('Tab'), moveOfKey('Enter'), moveOfKey('a')]).toEqual([null, null, null]);
});

test('zooming goes in steps and stops at the smallest and the largest', () => {
  expect([zoomBy(1, 1), zoomBy(1, -1), zoomBy(0.37, 1), zoomBy(3, 1), zoomBy(0.1, -1)]).toEqual([
    1.25, 0.8, 0.4, 3, 0.1,
  ]);
});

test('the arc of a jump ends on top of where it leads', () => {
  const source = { x: 300, y: 100, width: 100, height: 80 };
  const { head, middle } = jumpCurve(source, { ...source, x: 0 }, 0);
  expect(head.startsWith('M42 100')).toBe(true);
  expect(middle.y).toBeLessThan(100);
});

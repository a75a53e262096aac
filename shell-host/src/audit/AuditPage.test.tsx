import { exportAudit, searchAudit } from '@portico/shared-kit/contract/audit.endpoints';
import type { AuditEntry, AuditPage as Page } from '@portico/shared-kit/contract/audit.schema';
import { codeOf } from '@portico/shared-kit/errors';
import {
  answers,
  inputsOf,
  refuses,
  replaceAnswers,
  responds,
  type Stub,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { AuditPage } from './AuditPage.tsx';

const event = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-03-02T08:00:01.000Z',
  actor: { id: 'wang', name: '王芳' },
  onBehalfOf: null,
  address: '203.0.113.7',
  device: 'Chrome 130, Windows',
  action: 'workflowPublish',
  objectKind: 'workflow',
  objectId: 'orderFlow',
  objectName: '订单审批',
  result: 'done',
  errcode: null,
  traceId: 'c0ffee00',
  detail: { version: 3 },
  position: 7,
  hash: 'ab12',
  ...more,
});

const older = '2026-03-02T08:00:01.000Z~e1';
const pageOf = (content: AuditEntry[], cursor: string | null = null): Page => ({ content, cursor });

function open(stub: Stub, options: Parameters<typeof renderInShell>[1] = {}) {
  const calls = stubNetwork(stub);
  return { calls, ...renderInShell(<AuditPage />, { path: '/audit-trail', ...options }) };
}

test('an event says when, who, what, on what, from where and how it ended, and its details tell all of it', async () => {
  const { user } = open(answers(searchAudit, pageOf([event('e1')])));
  const table = await screen.findByRole('table', { name: 'Audit events' });
  const [, row] = within(table).getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '2026-03-02 16:00:01',
    '王芳',
    'Publish workflow',
    '订单审批',
    'Done',
    '203.0.113.7 · Chrome 130, Windows',
  ]);
  await user.click(within(table).getByRole('button', { name: 'Show details of Publish workflow' }));
  const detail = await screen.findByRole('dialog', { name: 'Event details' });
  for (const words of ['c0ffee00', 'orderFlow', '203.0.113.7', 'ab12', 'wang']) {
    expect(within(detail).getByText(words)).toBeInTheDocument();
  }
  expect(within(detail).getByText(/"version": 3/)).toBeInTheDocument();
});

test('a refusal is explained by the words of its code, and an event that is not sealed says so', async () => {
  const refused = { result: 'refused', errcode: codeOf('tooManyAttempts'), action: 'signInDelay' } as const;
  const { user } = open(answers(searchAudit, pageOf([event('e1', { ...refused, position: null, hash: null })])));
  expect(await screen.findByText('Refused (100011)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show details of Sign-in delayed' }));
  const detail = await screen.findByRole('dialog', { name: 'Event details' });
  expect(await within(detail).findByText(/^100011 Too many failed attempts/)).toBeInTheDocument();
  expect(within(detail).getByText('Not sealed yet')).toBeInTheDocument();
});

test('what narrows stands in the address and is asked of the server', async () => {
  const { user, calls } = open(answers(searchAudit, pageOf([event('e1')])));
  await user.type(await screen.findByLabelText('Person'), '王');
  await user.type(screen.getByLabelText('Address'), '203.');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(inputsOf(calls, searchAudit).at(-1)).toEqual({ person: '王', address: '203.', size: 50 }));
  expect(decodeURIComponent(screen.getByTestId('address').textContent)).toContain('王');
});

test('older events are asked for by their place, and the newest again', async () => {
  const { user, calls } = open(answers(searchAudit, pageOf([event('e1')], older)));
  await user.click(await screen.findByRole('button', { name: 'Older events' }));
  await waitFor(() => expect(inputsOf(calls, searchAudit).at(-1)).toEqual({ cursor: older, size: 50 }));
  await user.click(await screen.findByRole('button', { name: 'Back to the newest' }));
  await waitFor(() => expect(inputsOf(calls, searchAudit).at(-1)).toEqual({ size: 50 }));
});

test('what failed says so and is asked again', async () => {
  const { user } = open(refuses(searchAudit, 'databaseBusy'));
  const retry = await screen.findByRole('button', { name: /Retry/ });
  replaceAnswers(answers(searchAudit, pageOf([])));
  await user.click(retry);
  expect(await screen.findByText('Nothing recorded yet')).toBeInTheDocument();
});

describe('an export', () => {
  const { createObjectURL, revokeObjectURL } = URL;
  beforeEach(() => {
    const makes = { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined };
    Object.assign(URL, makes);
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    jest.restoreAllMocks();
  });

  test('gives the browser a file of what the conditions find', async () => {
    const kept: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push(`${this.href} ${this.download}`);
    });
    const csv = () => new Response('a,b', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    const calls = stubNetwork(answers(searchAudit, pageOf([event('e1')])), responds(exportAudit, csv));
    const { user } = renderInShell(<AuditPage />, { path: '/audit-trail?f.person=wang' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(kept).toEqual([expect.stringMatching(/^blob:csv audit-trail-\d{14}\.csv$/)]));
    expect(inputsOf(calls, exportAudit)).toEqual([{ person: 'wang' }]);
  });
});

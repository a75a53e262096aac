import { endOtherSessions, endOwnSession, listOwnSessions } from '@portico/shared-kit/contract/own-sessions.endpoints';
import type { OwnSession } from '@portico/shared-kit/contract/own-sessions.schema';
import { answers, inputsOf, refuses, replaceAnswers, type Stub, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { timeAgo } from './last-use.model.ts';
import { MySessionsPage } from './MySessionsPage.tsx';

const session = (id: string, more: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device: 'Chrome 130, Windows',
  address: '10.0.0.1',
  loginType: 0,
  signInTime: '2026-03-01T08:00:00.000Z',
  lastUsedTime: '2026-03-02T08:00:00.000Z',
  isThis: false,
  ...more,
});
const own = session('own', { isThis: true });
const phone = session('phone', { device: 'Safari 18, iPhone', address: '10.0.0.2', loginType: 1 });
const unknown = session('unknown', { device: null, address: null });
const listOf = (content: OwnSession[], totalElements = content.length) =>
  answers(listOwnSessions, { content, totalElements });

function open(listing: Stub) {
  const calls = stubNetwork(listing, answers(endOwnSession, {}), answers(endOtherSessions, { endedCount: 2 }));
  return { calls, ...renderInShell(<MySessionsPage />, { path: '/my-sessions' }) };
}

test('each session says where, how and since when, and only the others can be ended', async () => {
  open(listOf([own, phone, unknown]));
  const [mine, others, odd] = await screen.findAllByRole('listitem');
  expect(mine).toHaveTextContent('Chrome 130, WindowsThis device');
  expect(mine).toHaveTextContent('10.0.0.1Signed in with a passwordSince 2026-03-01 16:00');
  expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
  expect(others).toHaveTextContent('Safari 18, iPhone');
  expect(others).toHaveTextContent('Signed in through another system');
  expect(within(others as HTMLElement).getByTitle('Last used at 2026-03-02 16:00')).toHaveTextContent(/^Last used .+/);
  expect(odd).toHaveTextContent('Unknown device');
});

test('a session is ended after a question that names it, and the list is asked for again', async () => {
  const { user, calls } = open(listOf([own, phone]));
  await user.click(await screen.findByRole('button', { name: 'End session: Safari 18, iPhone (10.0.0.2)' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('End the session on Safari 18, iPhone?');
  replaceAnswers(listOf([own]));
  await user.click(within(question).getByRole('button', { name: 'End session' }));
  expect(await screen.findByText('You are signed in on this device only.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(inputsOf(calls, endOwnSession)).toEqual([{ id: 'phone' }]);
});

test('all others are ended at once, those beyond the list, too', async () => {
  const { user, calls } = open(listOf([own, phone], 130));
  expect(await screen.findByText('Showing the 2 most recently used of 130 sessions.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('End 129 other sessions?');
  await user.click(within(question).getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('2 sessions have ended')).toBeInTheDocument();
  expect(inputsOf(calls, endOtherSessions)).toHaveLength(1);
});

test('who is signed in here only is told so, and why there is nothing to end', async () => {
  const { user } = open(listOf([own]));
  expect(await screen.findByText('You are signed in on this device only.')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'End all others' });
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.hover(button);
  expect(await screen.findByText('No other sessions')).toBeInTheDocument();
});

test('sessions that cannot be read say so and are asked for again', async () => {
  const { user } = open(refuses(listOwnSessions, 'unknownError'));
  const retry = await screen.findByRole('button', { name: /Retry/ });
  replaceAnswers(listOf([own]));
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test.each([
  [0, 'en', null],
  [-5, 'en', null],
  [1.9, 'en', null],
  [5, 'en', '5 minutes ago'],
  [59.9, 'en', '59 minutes ago'],
  [60, 'en', '1 hour ago'],
  [26 * 60, 'en', 'yesterday'],
  [49 * 60, 'zh', '前天'],
  [72 * 60, 'zh', '3天前'],
] as const)('%d minutes ago is in %s %s', (minutes, locale, words) => {
  const now = Date.parse('2026-03-02T08:00:00Z');
  expect(timeAgo(now - minutes * 60_000, now, locale)).toBe(words);
});

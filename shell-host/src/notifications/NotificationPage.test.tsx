import type { Notification, SearchNotificationsInput } from '@portico/shared-kit/contract/notifications.schema';
import {
  getUnreadCount,
  searchNotifications,
  updateReadState,
  updateReadStateAll,
} from '@portico/shared-kit/contract/notifications.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, inputsOf, type StubCall, stubNetwork } from '@portico/shared-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { NotificationPage } from './NotificationPage.tsx';

const message = (index: number): Notification => ({
  id: `n${index}`,
  messageType: 1,
  readState: 101,
  senderVO: null,
  title: `Leave ${index}`,
  content: '',
  createdTime: '2026-11-01T02:00:00.000Z',
  bizParams: JSON.stringify({ workflowInstanceId: 'i1', WorkItemId: 'w1' }),
});

const search = ({ page, size, readState }: SearchNotificationsInput) => {
  const all = readState === 'UNREADED' ? Array.from({ length: 25 }, (_, index) => message(index)) : [];
  return { MESSAGE: { content: all.slice(page * size, (page + 1) * size), totalElements: all.length } };
};

const stubs = [
  answers(getSystemConfig, aSystemConfig()),
  answers(getUnreadCount, { STATION: 25, COMMENT: 0, work: '' }),
  answers(searchNotifications, search),
  answers(updateReadState, {}),
  answers(updateReadStateAll, {}),
];

const pagesOf = (calls: readonly StubCall[]) => inputsOf(calls, searchNotifications).map(({ page }) => page);

test('the first page is grouped by date, and the rest comes when the bottom is near', async () => {
  const calls = stubNetwork(...stubs);
  const scrollHeight = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(4000);
  const { container } = renderInShell(<NotificationPage />);
  expect(await screen.findByText('Leave 19')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2026-11-01' })).toBeInTheDocument();
  expect(screen.getByText('Unread (25)')).toBeInTheDocument();
  const scroller = container.querySelector('.page');
  if (!scroller) throw new Error('The page scrolls in its own element.');
  jest.useFakeTimers();
  fireEvent.scroll(scroller, { target: { scrollTop: 2000 } });
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  expect(pagesOf(calls)).toEqual([0]);
  fireEvent.scroll(scroller, { target: { scrollTop: 3100 } });
  expect(await screen.findByText('Leave 24')).toBeInTheDocument();
  expect(screen.getByText('Everything is loaded')).toBeInTheDocument();
  expect(pagesOf(calls)).toEqual([0, 1]);
  scrollHeight.mockRestore();
});

test('opening a message marks it read and opens its form in a new window', async () => {
  const calls = stubNetwork(...stubs);
  const { user } = renderInShell(<NotificationPage />);
  const item = await screen.findByRole('link', { name: /Leave 3 / });
  expect(item).toHaveAttribute('href', '/form/detail?isFromTips=true&workflowInstanceId=i1&workitemId=w1');
  expect(item).toHaveAttribute('target', '_blank');
  await user.click(item);
  await waitFor(() => expect(inputsOf(calls, updateReadState)).toEqual([{ messageIdList: ['n3'] }]));
});

test('read all is asked for the category of the address', async () => {
  const calls = stubNetwork(...stubs);
  const { user } = renderInShell(<NotificationPage />, { path: '/message-notification?type=STATION' });
  await screen.findByText('Leave 0');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(inputsOf(calls, updateReadStateAll)).toEqual([{ messageType: 'STATION' }]));
});

test('the address chooses the category and the tab, and another category stands in the address', async () => {
  const calls = stubNetwork(...stubs);
  const path = '/message-notification?type=COMMENT&readState=READED';
  const { user } = renderInShell(<NotificationPage />, { path });
  expect(await screen.findByText('Nothing read yet')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Mentions and replies/ })).toHaveAttribute('aria-selected', 'true');
  expect(inputsOf(calls, searchNotifications)).toEqual([expect.objectContaining({ readState: 'READED' })]);
  await user.click(screen.getByRole('tab', { name: /Notifications/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('type=STATION');
  expect(screen.getByRole('tab', { name: /Mentions and replies/ })).toHaveAttribute('aria-selected', 'false');
});

test.each([
  ['ArrowRight', 'Mentions and replies'],
  ['ArrowLeft', 'Mentions and replies'],
  ['End', 'Mentions and replies'],
  ['Home', 'Notifications'],
  ['ArrowDown', 'Notifications'],
])('the key %s on the first category leads to: %s', async (key, name) => {
  stubNetwork(...stubs);
  const { user } = renderInShell(<NotificationPage />, { path: '/message-notification?type=STATION' });
  (await screen.findByRole('tab', { name: /Notifications/ })).focus();
  await user.keyboard(`{${key}}`);
  const tab = screen.getByRole('tab', { name: new RegExp(name) });
  expect(tab).toHaveFocus();
  expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the read tab stands in the address and says when it is empty', async () => {
  stubNetwork(...stubs);
  const { user } = renderInShell(<NotificationPage />, { path: '/message-notification?type=STATION' });
  await user.click(await screen.findByText('Read'));
  expect(await screen.findByText('Nothing read yet')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('readState=READED');
});

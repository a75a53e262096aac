import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import {
  getUnreadCount,
  searchNotifications,
  updateReadState,
  updateReadStateAll,
} from '@portico/shared-kit/contract/notifications.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, inputsOf, stubNetwork } from '@portico/shared-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const announcement: Notification = {
  id: 'a1',
  messageType: 201,
  readState: 101,
  senderVO: null,
  title: 'Announcement: Holidays',
  content: 'Office closed',
  createdTime: '2026-11-01T02:00:00.000Z',
  bizParams: JSON.stringify({
    htmlStr: '<h3>Office</h3><img src=x onerror=steal()><a href="https://a.example">closed</a>',
  }),
};

/** A server that knows which messages were read, and gets others while the panel stands open. */
function startServer(unread: Notification[], backStageUrl: string | null = null) {
  const read = new Set<string>();
  const left = () => unread.filter(({ id }) => !read.has(id));
  const of = (type: string) =>
    left().filter(({ messageType }) => (messageType === 41 ? 'COMMENT' : 'STATION') === type);
  const count = (type: string) => of(type).length;
  const calls = stubNetwork(
    answers(getSystemConfig, aSystemConfig({ backStageUrl })),
    answers(getUnreadCount, () => ({ STATION: count('STATION'), COMMENT: count('COMMENT'), work: '' })),
    answers(searchNotifications, ({ messageType }) => ({
      MESSAGE: { content: of(messageType), totalElements: count(messageType) },
    })),
    answers(updateReadState, ({ messageIdList }) => {
      for (const id of messageIdList) read.add(id);
      return {};
    }),
    answers(updateReadStateAll, () => {
      for (const { id } of left()) read.add(id);
      return {};
    }),
  );
  return { calls, unread };
}

async function openPanel(unread: Notification[], backStageUrl: string | null = null) {
  const server = startServer(unread, backStageUrl);
  const { user } = renderInShell(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name: /Notifications/ }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  return { ...server, user, panel };
}

test('the bell has a dot while something is unread, and says how much', async () => {
  startServer([announcement]);
  renderInShell(<NotificationBell />);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(screen.getByTestId('unread-dot')).toBeInTheDocument();
});

test('the panel asks for ten and says when there are no notifications', async () => {
  const { calls, panel } = await openPanel([]);
  expect(await within(panel).findByText('No notifications yet')).toBeInTheDocument();
  expect(screen.queryByTestId('unread-dot')).not.toBeInTheDocument();
  const input = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', page: 0, size: 10 };
  expect(inputsOf(calls, searchNotifications)).toContainEqual(input);
});

test('a message that leads to no form is read in place, cleaned, and stays while it is read', async () => {
  const { user, panel } = await openPanel([announcement]);
  await user.click(await within(panel).findByRole('button', { name: /Holidays/ }));
  const link = await within(panel).findByRole('link', { name: 'closed' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(panel).getByRole('heading', { name: 'Office' })).toBeInTheDocument();
  expect(panel.querySelector('img')).toBeNull();
  await waitFor(() => expect(within(panel).queryByRole('img', { name: 'unread' })).not.toBeInTheDocument());
  const item = within(panel).getByRole('button', { name: /Holidays/ });
  expect(item).toHaveAttribute('aria-expanded', 'true');
  await user.click(item);
  expect(await within(panel).findByText('No notifications yet')).toBeInTheDocument();
});

test('the panel begins with what has unread notifications, and Load More leads to that category with the way back', async () => {
  const mention = { ...announcement, id: 'm1', messageType: 41, title: 'You were mentioned', bizParams: '{}' };
  startServer([mention]);
  const { user } = renderInShell(<NotificationBell />, { path: '/user?tab=1' });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(panel).findByText('You were mentioned')).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'View all' }));
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/message-notification?type=COMMENT&return=%2Fuser%3Ftab%3D1',
  );
});

test('read all leaves nothing unread', async () => {
  const { user, panel } = await openPanel([announcement, { ...announcement, id: 'a2', title: 'Second' }]);
  await within(panel).findByText('Second');
  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  expect(await within(panel).findByText('No notifications yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByTestId('unread-dot')).not.toBeInTheDocument());
});

test('a departure leads to the hand-over of work in the back-stage, and is read in place where there is none', async () => {
  const bizParams = JSON.stringify({ userNameList: [{ name: 'Ann' }] });
  const departure = { ...announcement, messageType: 105, title: 'Handover', bizParams };
  const { panel } = await openPanel([departure], '/admin/');
  const link = await within(panel).findByRole('link', { name: /Handover/ });
  expect(link).toHaveAttribute('href', '/admin/#/organization/workHandover?userName=Ann');
  expect(link).toHaveAttribute('target', '_blank');
  cleanup();
  const alone = await openPanel([departure]);
  expect(await within(alone.panel).findByRole('button', { name: /Handover/ })).toBeInTheDocument();
});

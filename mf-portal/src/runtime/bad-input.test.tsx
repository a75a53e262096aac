import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { downloadFile } from '@portico/shared-kit/contract/files.endpoints';
import { getPortalPage, listRecentItems } from '@portico/shared-kit/contract/portal.endpoints';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  newPortalPage,
  newWidget,
  type PortalWidget,
  readPortalPage,
  savedPortalPage,
} from '@portico/shared-kit/portal-pages';
import { answers, renderWithProviders, responds, type Stub, stubNetwork } from '@portico/shared-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StoredPicture } from '../pictures/StoredPicture.tsx';
import { PageSurface } from './PageSurface.tsx';
import { PortalPageView } from './PortalPageView.tsx';

const nothing: readonly Stub[] = [
  answers(listApplications, []),
  answers(listRecentItems, []),
  answers(queryWorkItems, { content: [], totalElements: 0 }),
];

function openSaved(publishedPortalJson: string) {
  const names = { code: 'desk', name: '今日销售', name_i18n: null, status: 'ENABLE' };
  const page = { ...names, published: true, publishedPortalJson, draftPortalJson: null };
  stubNetwork(...nothing, answers(getPortalPage, page));
  return renderWithProviders(<PortalPageView code="desk" />);
}

test.each([
  ['of a newer version', '{"version":99,"page":{"type":"Page"}}'],
  ['of broken JSON', '{"version":2,"page":'],
  ['that is no page', '[1,2,3]'],
])('a page %s gives way to the default dashboard, and says so', async (_name, saved) => {
  openSaved(saved);
  expect(await screen.findByRole('alert')).toHaveTextContent(/无法|不能|未能/);
  expect(await screen.findByRole('heading', { name: '我的待办' })).toBeInTheDocument();
});

/** A page with one link, whose title and address somebody chose to do harm. */
const menu = (title: string, url: string): PortalWidget =>
  newWidget(
    'RowMenu',
    'menu',
    { x: 0, y: 0, w: 12, h: 9 },
    { navigator: [{ id: 'a', icon: 'link', title, actionType: 'URL', URL: url, openMode: 'curPage' }] },
  );

test('markup in titles is text, and a link that would run a script leads nowhere', () => {
  stubNetwork(...nothing);
  const markup = '<img src=x onerror="alert(1)"><b>粗</b>';
  const document = newPortalPage([{ ...menu(markup, 'javascript:alert(1)'), title: markup }]);
  const { container } = renderWithProviders(<PageSurface document={document} />);
  expect(screen.getByText(markup)).toBeInTheDocument();
  expect(container.querySelector('b, img[onerror]')).toBeNull();
  expect(container.querySelector('a[href]')).toBeNull();
});

test('a page of 500 widgets loses none of them when it is read and saved, and is drawn', () => {
  stubNetwork(...nothing);
  const many = Array.from({ length: 500 }, (_, at) => ({ ...menu('A', '/x'), id: `w${at}`, y: at * 9 }));
  const saved = savedPortalPage(newPortalPage(many));
  const read = readPortalPage(JSON.stringify(saved), 'designers');
  expect(read && savedPortalPage(read)).toEqual(saved);
  const { container } = renderWithProviders(<PageSurface document={newPortalPage(many)} />);
  expect(container.querySelectorAll('[data-widget]')).toHaveLength(500);
});

test('containers that hold one another over and over are no page', () => {
  const deep = `${'{"type":"NewGrid","id":"g","children":['.repeat(20_000)}${']}'.repeat(20_000)}`;
  expect(readPortalPage(`{"version":2,"page":{"type":"Page","id":"p","children":[${deep}]}}`)).toBeNull();
  const cycle: Record<string, unknown> = { type: 'NewGrid', id: 'g' };
  cycle['children'] = [cycle];
  expect(readPortalPage({ version: 2, page: { type: 'Page', id: 'p', children: [cycle] } }, 'designers')).toBeNull();
});

test('a picture that is none gives way to what stands for it', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:text', revokeObjectURL: () => undefined });
  const text = () => new Response('no picture', { headers: { 'content-type': 'text/plain' } });
  stubNetwork(responds(downloadFile, text));
  const { container } = renderWithProviders(<StoredPicture refId="f" fallback={<p>instead</p>} />);
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('instead')).toBeInTheDocument();
});

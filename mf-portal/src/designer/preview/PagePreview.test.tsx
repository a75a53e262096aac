import { listRoles } from '@portico/shared-kit/contract/organisation.endpoints';
import { previewReads } from '@portico/shared-kit/contract/portal-preview.endpoints';
import { listRecentItems } from '@portico/shared-kit/contract/portal.endpoints';
import { markFavourite } from '@portico/shared-kit/contract/own-applications.endpoints';
import { useMarkFavouriteMutation } from '@portico/shared-kit/api/own-applications.api';
import { PreviewAsProvider } from '@portico/shared-kit/api/preview-as';
import { codeOf } from '@portico/shared-kit/errors';
import { newPortalPage, newWidget } from '@portico/shared-kit/portal-pages';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { PagePreview } from './PagePreview.tsx';

const visit = (name: string) => ({
  kind: 'application' as const,
  code: name,
  appCode: null,
  name,
  name_i18n: null,
  url: '/application/x',
  visitedTime: '2026-01-05T02:00:00.000Z',
});
const page = newPortalPage([newWidget('ShortcutList', 'recent', { x: 0, y: 0, w: 6, h: 20 })]);
const clerk = { id: 'r1', name: '文员', name_i18n: null, memberCount: 3 };

function open(mayChoose: boolean) {
  const calls = stubNetwork(
    answers(listRecentItems, [visit('我的应用')]),
    answers(listRoles, [clerk]),
    answers(previewReads, {
      answers: [
        { status: 200, traceId: '', envelope: JSON.stringify({ errcode: 0, errmsg: '', data: [visit('文员的应用')] }) },
      ],
    }),
  );
  const can = (permission: string) => mayChoose && permission === 'portal:previewAs';
  return { calls, ...renderWithProviders(<PagePreview pageCode="desk" document={page} />, { shell: { can } }) };
}

test('a page is seen as a role, with the data that the server answers to it, and as oneself again', async () => {
  const { calls, user } = open(true);
  expect(await screen.findByText('我的应用')).toBeInTheDocument();
  await user.click(screen.getByText('角色'));
  expect(screen.queryByText('我的应用')).toBeNull();
  await user.click(screen.getByLabelText('角色', { selector: '[role=combobox]' }));
  await user.click(await screen.findByTitle('文员'));
  expect(await screen.findByText('文员的应用')).toBeInTheDocument();
  expect(screen.getByText(/只拥有“文员”角色的人/)).toBeInTheDocument();
  expect(inputsOf(calls, previewReads)).toEqual([
    { as: 'role', id: 'r1', pageCode: 'desk', calls: [{ operationId: 'listRecentItems', input: {} }] },
  ]);
  await user.click(screen.getByText('本人'));
  expect(await screen.findByText('我的应用')).toBeInTheDocument();
});

test('who may not preview as others is told who may', async () => {
  open(false);
  expect(await screen.findByText(/只有根管理员可以按角色或人员预览/)).toBeInTheDocument();
  expect(screen.queryByText('角色')).toBeNull();
});

test('nothing is written while a page is seen as somebody else', async () => {
  const calls = stubNetwork(answers(markFavourite, {}));
  const outcomes: unknown[] = [];
  function Star() {
    const [mark] = useMarkFavouriteMutation();
    const press = async () => void outcomes.push((await mark({ appCode: 'sales', isFavourite: true })).error);
    return (
      <button type="button" onClick={() => void press()}>
        star
      </button>
    );
  }
  const { user } = renderWithProviders(
    <PreviewAsProvider as={{ as: 'person', id: 'ann', pageCode: 'desk' }}>
      <Star />
    </PreviewAsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'star' }));
  await waitFor(() => expect(outcomes).toMatchObject([{ errcode: codeOf('previewOnly') }]));
  expect(calls).toEqual([]);
});

import { getMessageFormUrl } from '@portico/shared-kit/contract/notifications.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, type Stub, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { RootRedirect } from './RootRedirect.tsx';
import { MessageLinkPage } from './MessageLinkPage.tsx';

const address = () => screen.getByTestId('address');

function open(path: string, appCode: string | null, ...stubs: readonly Stub[]) {
  stubNetwork(answers(getSystemConfig, aSystemConfig({ appCode })), ...stubs);
  return renderInShell(
    <Routes>
      <Route path="/" element={<RootRedirect />} />
      <Route path="/message-link" element={<MessageLinkPage />} />
      <Route path="*" element={<p>There</p>} />
    </Routes>,
    { path },
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('entering at the root goes on to the portal page after 200 ms, not before', async () => {
  jest.useFakeTimers();
  open('/', null);
  // The configuration comes first.
  for (let ms = 0; ms < 10; ms += 1) await act(() => jest.advanceTimersByTimeAsync(1));
  await act(() => jest.advanceTimersByTimeAsync(180));
  expect(address()).toHaveTextContent(/^\/$/);
  await act(() => jest.advanceTimersByTimeAsync(30));
  expect(address()).toHaveTextContent('/portal-page/defaultPortalDashboard');
});

test('where an application is configured, the first navigation goes to its home and it is shown alone', async () => {
  open('/', 'sales');
  await waitFor(() => expect(address()).toHaveTextContent('/app-home'));
  expect(sessionStorage.getItem('singleApp')).toBe('sales');
});

test('a message that the portal was opened for is offered as a link to its form in a window of its own', async () => {
  const url = '/form/detail?workflowInstanceId=i1';
  const nowhere = { bizObjectId: null, workItemId: null, workflowInstanceId: null, schemaCode: null, sheetCode: null };
  open('/?messageId=m1', null, answers(getMessageFormUrl, { ...nowhere, url }));
  const link = await screen.findByRole('link', { name: 'Open in the browser' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
});

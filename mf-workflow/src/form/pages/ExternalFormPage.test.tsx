import {
  lookUpNames,
  openExternalForm,
  submitExternalForm,
} from '@portico/shared-kit/contract/external-forms.endpoints';
import {
  aForm,
  answers,
  aProperty,
  chooses,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page } from './ExternalFormPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const config = aForm({
  schemaCode: 'feedback',
  appCode: 'service',
  name: '客户反馈',
  properties: [
    aProperty('title', { name: '标题', required: true }),
    aProperty('customer', {
      name: '客户',
      propertyType: 9,
      settings: { schemaCode: 'customer', nameProperty: 'name' },
    }),
  ],
  form: {
    code: 'main',
    name: '反馈表',
    name_i18n: '{"en":"Feedback form"}',
    sections: [{ title: '内容', properties: ['title', 'customer'] }],
  },
});

const opened = (guestToken: string) => ({ guestToken, expiresTime: '2026-03-02T01:00:00.000Z', config });

function show(locale: 'zh' | 'en' = 'zh', setLocale: (next: string) => void = () => undefined) {
  const route = <Route path="/external-link/:formid" element={<Page />} />;
  return renderWithProviders(<Routes>{route}</Routes>, {
    path: '/external-link/f1',
    locale,
    shell: { session: null, i18n: { locale, setLocale } },
  });
}

test('a form by a link is filled in and sent in the guest session that it was opened with, and leads to the page that says so', async () => {
  const calls = stubNetwork(answers(openExternalForm, opened('v1')), answers(submitExternalForm, {}));
  const { user, shell } = show();
  await user.type(await screen.findByRole('textbox', { name: '标题' }), '很好');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(shell.paths).toEqual(['/shared/success']));
  expect(inputsOf(calls, openExternalForm)).toEqual([{ formid: 'f1' }]);
  expect(inputsOf(calls, submitExternalForm)).toEqual([
    { data: { title: '很好', customer: null }, requestId: expect.any(String) },
  ]);
  expect(sessionStorage.getItem('portico-guest-session/f1')).toBe('v1');
});

test('what is required is asked for, and nothing is sent without it', async () => {
  const calls = stubNetwork(answers(openExternalForm, opened('v1')));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('此项必填')).toBeInTheDocument();
  expect(inputsOf(calls, submitExternalForm)).toEqual([]);
});

test('a link that takes no answers leads to the page that says so', async () => {
  stubNetwork(refuses(openExternalForm, 'linkNotUsable'));
  const { shell } = show();
  await waitFor(() => expect(shell.paths).toEqual(['/shared/empty?code=302010']));
});

test('an answer that is refused says why and keeps what was typed, also over a reload', async () => {
  stubNetwork(answers(openExternalForm, opened('v1')), refuses(submitExternalForm, 'linkNotUsable'));
  const first = show('en');
  await first.user.type(await screen.findByRole('textbox', { name: '标题' }), '很好');
  await first.user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link cannot be used');
  expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('很好');
  first.unmount();
  expect(Object.keys(localStorage)).toEqual(['language']);
  show('en');
  expect(await screen.findByRole('textbox', { name: '标题' })).toHaveValue('很好');
});

test('a guest session that has ended is gone on with, and the answer is sent once more under the same name', async () => {
  const { calls, user, shell } = await sentAfterTheEnd();
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(shell.paths).toEqual(['/shared/success']));
  expect(inputsOf(calls, openExternalForm)).toEqual([{ formid: 'f1' }, { formid: 'f1', guestToken: 'v1' }]);
  const [first, second] = inputsOf(calls, submitExternalForm);
  expect(second).toEqual(first);
});

async function sentAfterTheEnd() {
  let tokens = 0;
  const sent = answers(submitExternalForm, {});
  const ended = refuses(submitExternalForm, 'guestSessionExpired');
  const calls = stubNetwork(
    answers(openExternalForm, () => opened(`v${++tokens}`)),
    chooses(submitExternalForm, () => (tokens === 1 ? ended : sent)),
  );
  const shown = show();
  await shown.user.type(await screen.findByRole('textbox', { name: '标题' }), '很好');
  return { calls, ...shown };
}

test('names are looked up for the field that asks for them', async () => {
  const found = { content: [{ id: 'c1', name: '甲公司' }], totalElements: 1 };
  const calls = stubNetwork(answers(openExternalForm, opened('v1')), answers(lookUpNames, found));
  const { user } = show();
  await user.click(await screen.findByRole('combobox', { name: '客户' }));
  await user.click(await screen.findByTitle('甲公司'));
  expect(inputsOf(calls, lookUpNames)[0]).toEqual({ propertyCode: 'customer', page: 0, size: 20 });
});

test('the language is chosen on the page', async () => {
  stubNetwork(answers(openExternalForm, opened('v1')));
  const setLocale = jest.fn();
  const { user } = show('zh', setLocale);
  expect(await screen.findByRole('heading', { level: 1, name: '客户反馈' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(setLocale).toHaveBeenCalledWith('en');
});

test('what is typed calls nothing but the form’s own endpoints, however long it stands there', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const calls = stubNetwork(answers(openExternalForm, opened('v1')));
    const { user } = show();
    await user.type(await screen.findByRole('textbox', { name: '标题' }), '很好');
    act(() => jest.advanceTimersByTime(600_000));
    expect(calls.map(({ operationId }) => operationId)).toEqual([openExternalForm.operationId]);
  } finally {
    jest.useRealTimers();
  }
});

import { getRsaKey, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import {
  answers,
  aSystemConfig,
  aTokenReply,
  aUser,
  inputsOf,
  refuses,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from '../pages/LoginPage.tsx';
import { stubPasswordCipher } from '../testing/stub-cipher.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

stubPasswordCipher((_, password) => `~${password}`);

const needed = refuses(signIn, 'secondFactorNeeded');
const stubs = [
  answers(getSystemConfig, aSystemConfig({ openIdName: { zh: '统一登录', en: 'Company sign-in' } })),
  answers(getRsaKey, { index: 'k', key: 'key' }),
];

beforeEach(() => localStorage.clear());

/** Types name and password, and comes to the field for the code. */
async function asked() {
  const calls = stubNetwork(needed, ...stubs);
  const { user } = renderInShell(<LoginPage />, { path: '/login' });
  await user.type(screen.getByLabelText('Account'), 'emma');
  await user.type(screen.getByLabelText('Password'), 'Secret-42');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const field = await screen.findByLabelText('Verification code');
  return { calls, user, field };
}

const verify = () => screen.getByRole('button', { name: 'Verify and sign in' });

test('a code is asked for in a field that phones fill in, and sent with the name and password typed before', async () => {
  const { calls, user, field } = await asked();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: /Company sign-in/ })).toBeNull();
  replaceAnswers(answers(signIn, aTokenReply({ access_token: 'b' })));
  await user.type(field, ' 123 456{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('b'));
  const sent = { username: 'emma', index: 'k', password: '~Secret-42' };
  expect(inputsOf(calls, signIn)).toEqual([sent, { ...sent, code: '123 456' }]);
});

test('a wrong code is announced, and the field has the focus again', async () => {
  const { user, field } = await asked();
  replaceAnswers(refuses(signIn, 'secondFactorWrong'));
  await user.type(field, '000000');
  await user.click(verify());
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is incorrect or was already used');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('000000');
});

test('an empty field is not sent', async () => {
  const { calls, user } = await asked();
  await user.click(verify());
  expect(await screen.findByText('Enter the 6 digits of the code')).toBeInTheDocument();
  expect(inputsOf(calls, signIn)).toHaveLength(1);
});

test('who has lost the phone uses a recovery code', async () => {
  const { calls, user } = await asked();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  expect(field).toHaveFocus();
  replaceAnswers(answers(signIn, aTokenReply()));
  await user.type(field, '7K2M-9QXD-4TRH{Enter}');
  await waitFor(() => expect(inputsOf(calls, signIn).at(-1)).toMatchObject({ code: '7K2M-9QXD-4TRH' }));
});

test('a failure of the one kind of code does not stand above the other', async () => {
  const { user, field } = await asked();
  replaceAnswers(refuses(signIn, 'secondFactorWrong'));
  await user.type(field, '000000{Enter}');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText('Recovery code'), '7K2M-9QXD-4TRH{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('going back finds what was typed, and no failure of the code', async () => {
  const { user, field } = await asked();
  replaceAnswers(refuses(signIn, 'secondFactorWrong'));
  await user.type(field, '000000{Enter}');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Account')).toHaveValue('emma');
  expect(screen.getByLabelText('Password')).toHaveValue('Secret-42');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a password that was changed meanwhile is asked for again', async () => {
  const { user, field } = await asked();
  replaceAnswers(refuses(signIn, 'signInFailed'));
  await user.type(field, '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The account or the password is wrong');
  expect(screen.getByLabelText('Password')).toHaveValue('Secret-42');
});

test('signing in again over an open page takes the code, too', async () => {
  const calls = stubNetwork(needed, ...stubs);
  const { user } = renderInShell(<SignInAgainDialog user={aUser({ username: 'emma' })} isOpen />);
  await user.type(screen.getByLabelText('Password'), 'Secret-42{Enter}');
  const field = await screen.findByLabelText('Verification code');
  expect(field).toHaveFocus();
  replaceAnswers(answers(signIn, aTokenReply({ access_token: 'c' })));
  await user.type(field, '123456{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('c'));
  expect(inputsOf(calls, signIn).at(-1)).toEqual({
    username: 'emma',
    index: 'k',
    password: '~Secret-42',
    code: '123456',
  });
});

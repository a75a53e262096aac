import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@portico/shared-kit/contract/second-factor.endpoints';
import type { SecondFactor } from '@portico/shared-kit/contract/second-factor.schema';
import { getRsaKey, logout } from '@portico/shared-kit/contract/session.endpoints';
import { answers, aUser, inputsOf, refuses, replaceAnswers, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { stubPasswordCipher } from '../../testing/stub-cipher.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PersonalSettingsDialog } from '../PersonalSettingsDialog.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
// Fetched later in the portal; here it is there already, so that nothing waits for it.
import '@portico/shared-kit/ui/qr-code';

stubPasswordCipher();

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7K2M-9QXD-4TR${index}`);
const off: SecondFactor = { isOn: false, confirmedTime: null, recoveryCodesLeft: 0, isRequired: false };
const on: SecondFactor = { ...off, isOn: true, confirmedTime: '2026-03-02T01:00:00.000Z', recoveryCodesLeft: 9 };

const stubsOf = (factor: SecondFactor) => [
  answers(getSecondFactor, factor),
  answers(getRsaKey, { index: 'i1', key: 'K' }),
  answers(beginSecondFactor, { secret, address: `otpauth://totp/Portico:emma?secret=${secret}` }),
  answers(confirmSecondFactor, { recoveryCodes }),
  answers(renewRecoveryCodes, { recoveryCodes }),
  answers(turnOffSecondFactor, {}),
  answers(logout, {}),
];

async function opened(factor: SecondFactor, who: Partial<CurrentUser> = {}) {
  const calls = stubNetwork(...stubsOf(factor));
  const { user } = renderInShell(
    <PersonalSettingsDialog user={aUser({ username: 'emma', ...who })} onClose={() => undefined} />,
  );
  await user.click(screen.getByRole('tab', { name: 'Two-step verification' }));
  return { calls, user };
}

type User = Awaited<ReturnType<typeof opened>>['user'];
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

/** The password, then the code of the app. */
async function setUp(user: User) {
  await user.type(screen.getByLabelText('Sign-in password'), 'Secret-42{Enter}');
  await user.type(await screen.findByLabelText('The 6 digits that the app shows'), '123456{Enter}');
}

test('it is set up by password, app and first code, and the recovery codes are shown this once', async () => {
  const { calls, user } = await opened(off);
  await user.click(await screen.findByRole('button', { name: 'Set up two-step verification' }));
  expect(screen.getByLabelText('Sign-in password')).toHaveFocus();
  await user.type(screen.getByLabelText('Sign-in password'), 'Secret-42{Enter}');
  expect(await screen.findByRole('heading', { name: /^Step 2 of 3/ })).toHaveFocus();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg\+xml,/),
  );
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
  replaceAnswers(refuses(confirmSecondFactor, 'confirmationCodeWrong'));
  const field = screen.getByLabelText('The 6 digits that the app shows');
  await user.type(field, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong');
  await waitFor(() => expect(field).toHaveFocus());
  replaceAnswers(answers(confirmSecondFactor, { recoveryCodes }), answers(getSecondFactor, on));
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: /^Step 3 of 3/ })).toHaveFocus();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  await press(user, 'I have saved them');
  expect(await screen.findByText('Recovery codes left: 9')).toBeInTheDocument();
  expect(screen.queryByText(recoveryCodes[0] as string)).toBeNull();
  expect(inputsOf(calls, beginSecondFactor)).toEqual([{ index: 'i1', password: 'K(Secret-42)' }]);
  expect(inputsOf(calls, confirmSecondFactor)).toEqual([{ code: '000000' }, { code: '123456' }]);
});

test('recovery codes are copied and saved as a file', async () => {
  const { user } = await opened(off);
  await user.click(await screen.findByRole('button', { name: 'Set up two-step verification' }));
  await setUp(user);
  await user.click(await screen.findByRole('button', { name: /Copy$/ }));
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
  const kept: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${kept.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(screen.getByRole('button', { name: /Download$/ }));
  expect(names).toEqual(['portico-recovery-codes.txt']);
  expect(kept).toHaveLength(1);
});

test('a wrong password stands above the field, and what was typed stays', async () => {
  const { user } = await opened(off);
  await user.click(await screen.findByRole('button', { name: 'Set up two-step verification' }));
  replaceAnswers(refuses(beginSecondFactor, 'ownPasswordWrong'));
  await user.type(screen.getByLabelText('Sign-in password'), 'Wrong-42{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong');
  expect(screen.getByLabelText('Sign-in password')).toHaveValue('Wrong-42');
});

test.each([
  ['New recovery codes', 'Generate recovery codes', renewRecoveryCodes],
  ['Turn off', 'Turn off two-step verification', turnOffSecondFactor],
  ['Change device', 'Next', beginSecondFactor],
] as const)('"%s" asks for password and code', async (choice, send, endpoint) => {
  const { calls, user } = await opened(on);
  await user.click(await screen.findByRole('button', { name: choice }));
  await user.type(screen.getByLabelText('Sign-in password'), 'Secret-42');
  await user.type(screen.getByLabelText('Verification or recovery code'), '123456');
  await press(user, send);
  await waitFor(() =>
    expect(inputsOf(calls, endpoint)).toEqual([{ index: 'i1', password: 'K(Secret-42)', code: '123456' }]),
  );
});

test('it cannot be turned off while a role asks for it, and the button says so', async () => {
  const { calls, user } = await opened({ ...on, isRequired: true });
  const button = await screen.findByRole('button', { name: 'Turn off' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(screen.queryByLabelText('Sign-in password')).toBeNull();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Your role requires two-step verification');
  expect(inputsOf(calls, turnOffSecondFactor)).toEqual([]);
});

test('few recovery codes are told of', async () => {
  await opened({ ...on, recoveryCodesLeft: 2 });
  expect(await screen.findByText('Few recovery codes are left. Generate new ones.')).toBeInTheDocument();
});

test('who signs in elsewhere has no such tab', () => {
  stubNetwork();
  renderInShell(<PersonalSettingsDialog user={aUser({ maySetUpSecondFactor: false })} onClose={() => undefined} />);
  expect(screen.queryByRole('tab', { name: 'Two-step verification' })).toBeNull();
});

test('where a role asks for it the dialog does not close before the recovery codes are kept, and one may sign out', async () => {
  stubNetwork(...stubsOf({ ...off, isRequired: true }));
  const handleClose = jest.fn();
  const { user } = renderInShell(<SecondFactorDialog user={aUser()} onClose={handleClose} />);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  await setUp(user);
  await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

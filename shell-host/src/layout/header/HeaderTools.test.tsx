import type { Grant } from '@portico/shared-kit/permissions';
import { changeLocale } from '@portico/shared-kit/i18n';
import { listHelpLinks } from '@portico/shared-kit/contract/help.endpoints';
import type { HelpLink } from '@portico/shared-kit/contract/help.schema';
import { getUnreadCount } from '@portico/shared-kit/contract/notifications.endpoints';
import { editTheme, getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, inputsOf, refuses, replaceAnswers, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useBackStage } from '../../app/use-back-stage.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { HeaderTools } from './HeaderTools.tsx';

const backStageUrl = 'https://manage.example/';
const config = aSystemConfig({ backStageUrl });
const links: readonly HelpLink[] = [
  { topic: 'manual', url: 'https://help.example/{locale}/' },
  { topic: 'customerService', url: 'tel:+8610-12345678' },
];
const stubs = [
  answers(getSystemConfig, config),
  answers(getUnreadCount, { STATION: 0, COMMENT: 0, work: '' }),
  answers(listHelpLinks, links),
];

const tools = <HeaderTools isCondensed={false} />;

/** Shows the address that the portal gives for its back-stage. */
function Told() {
  return <output>{useBackStage()}</output>;
}

function of(permissions: readonly Grant[]) {
  const admin = permissions.some((grant) => grant !== 'WORKFLOW_ADMIN');
  return { permissions: [...permissions], admin };
}

test.each<[Grant[], string[]]>([
  [[], ['Search everywhere', 'Notifications', 'Help', '切换到中文']],
  [['WORKFLOW_ADMIN'], ['Search everywhere', 'Notifications', 'Help', '切换到中文']],
  [['APP_MNG'], ['Search everywhere', 'Back-stage', 'Notifications', 'Help', '切换到中文']],
  [['SYS_MNG'], ['Search everywhere', 'Change theme', 'Back-stage', 'Notifications', 'Help', '切换到中文']],
  [['ADMIN'], ['Search everywhere', 'Change theme', 'Back-stage', 'Notifications', 'Help', '切换到中文']],
])('who has the grants %p is offered %p', async (permissions, expected) => {
  stubNetwork(...stubs);
  const both = (
    <>
      <div data-testid="tools">{tools}</div>
      <Told />
    </>
  );
  renderInShell(both, { user: of(permissions) });
  // Nothing is missing only because its address has not come yet.
  expect(await screen.findByText(backStageUrl)).toBeInTheDocument();
  const offered = screen.getByTestId('tools').querySelectorAll<HTMLElement>('a, button');
  expect([...offered].map((element) => element.getAttribute('aria-label'))).toEqual(expected);
});

test('the back-stage opens where it is configured, in a tab of its own, and is not offered where there is none', async () => {
  stubNetwork(...stubs);
  const { unmount } = renderInShell(tools, { user: of(['ADMIN']) });
  const link = await screen.findByRole('link', { name: 'Back-stage' });
  expect(link).toHaveAttribute('href', 'https://manage.example/');
  expect(link).toHaveAttribute('target', '_blank');
  unmount();
  const calls = stubNetwork(answers(getSystemConfig, aSystemConfig()), ...stubs);
  renderInShell(tools, { user: of(['ADMIN']) });
  expect(await screen.findByRole('button', { name: 'Change theme' })).toBeInTheDocument();
  await waitFor(() => expect(inputsOf(calls, getSystemConfig)).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});

test('help has what has an address, in the reader’s language, and the client’s version', async () => {
  stubNetwork(...stubs);
  const { user } = renderInShell(tools);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const help = await screen.findByRole('dialog', { name: 'Help' });
  const manual = await within(help).findByRole('link', { name: 'User manual' });
  expect(manual).toHaveAttribute('href', 'https://help.example/en/');
  expect(manual).toHaveAttribute('target', '_blank');
  const service = within(help).getByRole('link', { name: 'Customer service' });
  expect(service).toHaveAttribute('href', 'tel:+8610-12345678');
  expect(service).not.toHaveAttribute('target');
  expect(within(help).queryByText(/Videos|For developers|API document/)).toBeNull();
  expect(within(help).getByText('Client version 6.13.10')).toBeInTheDocument();
});

test('help whose addresses cannot be read says so, keeps the rest and asks again', async () => {
  stubNetwork(refuses(listHelpLinks, 'unknownError'), ...stubs);
  const { user } = renderInShell(tools, { user: of(['SYS_MNG']) });
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const retry = await screen.findByRole('button', { name: /Retry/ });
  expect(screen.getByRole('link', { name: 'API document' })).toBeInTheDocument();
  replaceAnswers(answers(listHelpLinks, links));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'User manual' })).toBeInTheDocument();
});

test('the language changes at once, in both directions, and is remembered', async () => {
  stubNetwork(...stubs);
  const { user } = renderInShell(tools, { locale: 'zh' });
  await user.click(await screen.findByRole('button', { name: 'Switch to English' }));
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  await user.click(screen.getByRole('button', { name: '切换到中文' }));
  expect(localStorage.getItem('language')).toBe('zh');
  expect(screen.getByRole('button', { name: '帮助' })).toBeInTheDocument();
  act(() => changeLocale('en'));
});

test('a system administrator changes the theme of everybody; the default colour is light only', async () => {
  const calls = stubNetwork(...stubs, answers(editTheme, config.theme));
  const { user } = renderInShell(tools, { user: of(['SYS_MNG']) });
  await user.click(await screen.findByRole('button', { name: 'Change theme' }));
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Green' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(inputsOf(calls, editTheme)).toEqual([{ color: 'green', outward: 'dark' }]));
});

import type { WidgetContribution } from '@portico/shared-kit/remotes';
import { screen, within } from '@testing-library/react';
import { theRemotes } from '../testing/a-composition.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { HealthPage } from './HealthPage.tsx';
import type { Remotes } from './remotes-context.ts';

const clock: WidgetContribution = {
  type: 'portal.widget',
  id: 'clock',
  title: { zh: '时钟', en: 'Clock' },
  code: './Clock',
  settings: [
    { name: 'city', title: { zh: '城市', en: 'City' }, value: 'Oslo' },
    { name: 'hours', title: { zh: '小时制', en: 'Hours' }, value: 24 },
    { name: 'showsSeconds', title: { zh: '显示秒', en: 'Seconds' }, value: false },
  ],
};

/** The widget that the remote brings: it tells what it was given. */
function Widget({ settings }: { readonly settings: object }) {
  return <p data-testid="given">{JSON.stringify(settings)}</p>;
}

function remotes(): Remotes {
  const { composition, ...rest } = theRemotes([clock]);
  const owned = composition.remotes.map((remote) => ({ ...remote, owner: { team: 'Tests', contact: 'tests' } }));
  const loader = {
    remote: (name: string) => owned.find((remote) => remote.name === name),
    state: () => ({ kind: 'idle' }),
    subscribe: () => () => undefined,
    loaded: () => ({ Widget }),
    load: async () => ({ ok: true, module: { Widget } }),
  };
  const known = { ...composition, remotes: owned };
  const ShellScope: Remotes['ShellScope'] = ({ children }) => children;
  return { ...rest, composition: known, released: known, loader, ShellScope } as unknown as Remotes;
}

function open(path: string, permissions: readonly 'SYS_MNG'[] = ['SYS_MNG']) {
  return renderInShell(<HealthPage />, { path, remotes: remotes(), user: { permissions: [...permissions] } });
}

const given = async () => JSON.parse((await screen.findByTestId('given')).textContent ?? '') as unknown;

test('a contributed widget is seen without a page that has it, and is given what its settings are set to', async () => {
  const { user } = open('/remotes-health');
  await user.click(screen.getByRole('button', { name: 'Preview the widget “Clock”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview: Clock' }));
  expect(await given()).toEqual({ city: 'Oslo', hours: 24, showsSeconds: false });
  await user.clear(dialog.getByRole('textbox', { name: 'City' }));
  await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Rome');
  await user.tripleClick(dialog.getByRole('spinbutton', { name: 'Hours' }));
  await user.keyboard('12');
  await user.click(dialog.getByRole('switch', { name: 'Seconds' }));
  expect(await given()).toEqual({ city: 'Rome', hours: 12, showsSeconds: true });
});

test('an address keeps which widget is seen, until it is closed', async () => {
  const { user } = open('/remotes-health?widget=mf-test/clock');
  await screen.findByRole('dialog', { name: 'Preview: Clock' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByTestId('address').textContent).toBe('/remotes-health');
});

test('who may not override remotes sees no widgets here', () => {
  open('/remotes-health?widget=mf-test/clock', []);
  expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

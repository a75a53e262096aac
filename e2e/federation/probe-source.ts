import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = `
import { api } from '@portico/shared-kit/api';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button, theme } from 'antd';
import * as React from 'react';
import { useStore } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { edition } from './edition.ts';

const More = React.lazy(async () => ({ default: (await import('./More.tsx')).More }));

/** Returns the number of parts of the page that listen to the one data cache. */
function subscriptionsOf(store) {
  const { getSubscriptions } = store.dispatch(api.internalActions.internal_getRTKQSubscriptions());
  return [...getSubscriptions().values()].reduce((sum, { size }) => sum + size, 0);
}

const toRed = api.util.updateQueryData('getSystemConfig', undefined, (config) => {
  config.theme.color = 'red';
});

export function Page() {
  const [isOpen, setOpen] = React.useState(false);
  const store = useStore();
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const shell = useShell();
  const facts = {
    edition,
    subscriptions: subscriptionsOf(store),
    primary: token.colorPrimary,
    pathname,
    members: Object.keys(shell).length,
  };
  return (
    <main>
      <h1>Probe</h1>
      <pre data-testid="facts">{JSON.stringify(facts)}</pre>
      <Button type="primary" onClick={() => setOpen(true)}>More</Button>
      <Button onClick={() => store.dispatch(toRed)}>Paint red</Button>
      <Link to="/workflow-center/my-workflow">Elsewhere</Link>
      <React.Suspense fallback={null}>{isOpen && <More />}</React.Suspense>
    </main>
  );
}
`;

const more = `
import { edition } from './edition.ts';

export function More() {
  return <p>More of edition {edition}</p>;
}
`;

const widget = `
import * as React from 'react';
import { edition } from './edition.ts';

export function Widget({ settings }) {
  const [isBroken, breakIt] = React.useReducer(() => true, false);
  if (isBroken) throw new Error('The widget broke');
  return (
    <>
      <p>Clock of edition {edition}</p>
      <p>Time of {settings.city}</p>
      <button type="button" onClick={breakIt}>Break the widget</button>
    </>
  );
}
`;

const manifest = {
  name: 'mf-probe',
  owner: { team: 'Tests', contact: 'tests@portico.example' },
  shellApi: '^6.13.0',
  contributes: [
    {
      type: 'portal.page',
      id: 'probe',
      path: '/probe',
      layout: 'standalone',
      title: { zh: '探针', en: 'Probe' },
      code: './Probe',
    },
    {
      type: 'portal.widget',
      id: 'clock',
      title: { zh: '时钟', en: 'Clock' },
      code: './Clock',
      settings: [{ name: 'city', title: { zh: '城市', en: 'City' }, value: 'Oslo' }],
    },
  ],
  data: { endpoints: [], tags: [] },
  budgets: { entryKb: 29, pageKb: 2 },
};

/**
 * Writes the sources of a small remote that tells which shared things reach it into a folder. Editions differ in one
 * number.
 */
export function writeProbe(folder: string, edition: number): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  const files = {
    'package.json': JSON.stringify({ name: 'mf-probe', version: '6.13.10', type: 'module' }),
    'remote.json': JSON.stringify(manifest),
    'src/exposes.ts': `export const exposes = { './Probe': './Probe.tsx', './Clock': './Clock.tsx' };`,
    'src/edition.ts': `export const edition = ${edition};`,
    'src/Probe.tsx': page,
    'src/More.tsx': more,
    'src/Clock.tsx': widget,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

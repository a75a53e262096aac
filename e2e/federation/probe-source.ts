import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = `
import { api } from '@portico/shared-kit/api';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button, theme } from 'antd';
import * as React from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { edition } from './edition.ts';

const More = React.lazy(async () => ({ default: (await import('./More.tsx')).More }));

export function Page() {
  const [isOpen, setOpen] = React.useState(false);
  const store = useStore();
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const shell = useShell();
  const facts = {
    edition,
    hasApiReducer: api.reducerPath in store.getState(),
    primary: token.colorPrimary,
    pathname,
    members: Object.keys(shell).length,
  };
  return (
    <main>
      <h1>Probe</h1>
      <pre data-testid="facts">{JSON.stringify(facts)}</pre>
      <Button type="primary" onClick={() => setOpen(true)}>More</Button>
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
  ],
  data: { endpoints: [], tags: [] },
  budgets: { entryKb: 40, pageKb: 120 },
};

/** Writes the sources of a small remote that tells which shared things reach it. Editions differ in one number. */
export function writeProbe(edition: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-probe-'));
  mkdirSync(join(folder, 'src'));
  const files = {
    'package.json': JSON.stringify({ name: 'mf-probe', version: '6.13.10', type: 'module' }),
    'remote.json': JSON.stringify(manifest),
    'src/exposes.ts': `export const exposes = { './Probe': './Probe.tsx' };`,
    'src/edition.ts': `export const edition = ${edition};`,
    'src/Probe.tsx': page,
    'src/More.tsx': more,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

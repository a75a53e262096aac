import type { ComposedRemote, Composition } from '@portico/shared-kit/remotes';
import { aComposition } from '../testing/a-composition.ts';
import { withOverrides } from './override-manifests.ts';

const local = 'http://127.0.0.1:4601/';

const print: ComposedRemote = {
  name: 'mf-print',
  buildId: '6.13.10-ab12cd34',
  version: '6.13.10',
  shellApi: '^6.13.0',
  owner: { team: 'Print', contact: 'print@portico.example' },
  federationName: 'mf_print__6_13_10_ab12cd34',
  entry: '/builds/mf-print/6.13.10-ab12cd34/remoteEntry.js',
  contributes: [],
  exposes: { './PrintPreview': ['/builds/mf-print/6.13.10-ab12cd34/1.js'] },
  integrity: { '/builds/mf-print/6.13.10-ab12cd34/remoteEntry.js': 'sha384-x' },
};

const composed = aComposition();
const released: Composition = { ...composed, remotes: [...composed.remotes, print] };

const title = { zh: '便笺', en: 'Notes' };
const page = { type: 'portal.page', id: 'notes', path: '/notes', layout: 'header', title, code: './Notes' };
const menu = { type: 'portal.menu', id: 'notes-menu', menu: 'header', title, path: '/notes', order: 1 };
const widget = { type: 'portal.widget', id: 'pad', title, code: './Pad' };
const manifest = {
  name: 'mf-notes',
  owner: { team: 'Notes', contact: 'notes@portico.example' },
  shellApi: '^6.13.0',
  contributes: [page, menu, widget],
  data: { endpoints: [], tags: [] },
  budgets: { entryKb: 10, pageKb: 10 },
};

/** Has the development server answer its `remote.json` so; undefined: there is no server. Returns what was asked. */
function serve(answer: unknown, status = 200): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(address instanceof URL ? address.href : 'no address');
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
  });
  return asked;
}

afterEach(() => jest.restoreAllMocks());

const remoteIn = ({ remotes }: Composition, wanted: string) => remotes.find(({ name }) => name === wanted);

test('a remote that the portal does not know is added with what its own remote.json contributes', async () => {
  const asked = serve(manifest);
  const { composition, unread } = await withOverrides(released, { 'mf-notes': local });
  expect(asked).toEqual(['http://127.0.0.1:4601/remote.json']);
  expect(remoteIn(composition, 'mf-notes')).toMatchObject({
    owner: manifest.owner,
    shellApi: '^6.13.0',
    contributes: [page, menu, widget],
    entry: 'http://127.0.0.1:4601/remoteEntry.js',
    federationName: 'mf_notes__override',
    buildId: 'override',
  });
  expect(composition.remotes).toHaveLength(released.remotes.length + 1);
  expect(unread).toEqual([]);
});

test('an overridden remote comes from elsewhere, without hashes and with its new contributions; the others stay', async () => {
  serve({ ...manifest, name: 'mf-print' });
  const { composition } = await withOverrides(released, { 'mf-print': local });
  expect(composition).toMatchObject({ id: `${released.id}+override`, shell: released.shell });
  expect(composition.remotes[0]).toBe(released.remotes[0]);
  expect(remoteIn(composition, 'mf-print')).toMatchObject({
    contributes: [page, menu, widget],
    federationName: 'mf_print__override',
    exposes: {},
    integrity: {},
  });
});

test.each([
  ['no server answers', undefined, 200],
  ['the server has no such file', 'Not found', 404],
  ['the file is no JSON', '<html>', 200],
  ['the file is of another remote', { ...manifest, name: 'mf-other' }, 200],
  ['the file lacks its contributions', { ...manifest, contributes: 'none' }, 200],
])(
  'where %s, a known remote keeps what it contributes, a new one has nothing, and both are told',
  async (_, answer, status) => {
    serve(answer, status);
    const known = { ...print, contributes: [page] } as unknown as ComposedRemote;
    const { composition, unread } = await withOverrides(
      { ...released, remotes: [known] },
      { 'mf-print': local, 'mf-notes': local },
    );
    expect(remoteIn(composition, 'mf-print')).toMatchObject({ contributes: [page], buildId: 'override' });
    expect(remoteIn(composition, 'mf-notes')).toMatchObject({ contributes: [], buildId: 'override' });
    expect(unread).toEqual(['mf-print', 'mf-notes']);
  },
);

test('a contribution that would break the portal is left out, one of a type of tomorrow stays to be refused', async () => {
  const strange = { type: 'portal.hologram', id: 'h' };
  const broken = [{ ...page, path: 7 }, { ...page, title: undefined }, { ...widget, code: null }, null, 'x'];
  const wrongLists = [
    { ...widget, settings: {} },
    { type: 'portal.keys', id: 'k', title, keys: {} },
  ];
  serve({ ...manifest, contributes: [...broken, ...wrongLists, page, strange] });
  const { composition } = await withOverrides(released, { 'mf-notes': local });
  expect(remoteIn(composition, 'mf-notes')?.contributes).toEqual([page, strange]);
});

import type { ComposedRemote, Composition } from '@portico/shared-kit/remotes';
import { developmentComposition, developmentPage, misfit } from './dev-page.ts';

const remote = (name: string, buildId: string) => ({ name, buildId, contributes: [] }) as unknown as ComposedRemote;
const released = JSON.stringify({ id: 'x', remotes: [remote('mf-a', 'a1'), remote('mf-b', 'b1')] });

const buildsOf = (json: string) =>
  (JSON.parse(json) as Composition).remotes.map(({ name, buildId }) => [name, buildId]);

test('what a page asks for when it tries again keeps the remote from its development server', () => {
  expect(buildsOf(developmentComposition(released, remote('mf-a', 'override')))).toEqual([
    ['mf-b', 'b1'],
    ['mf-a', 'override'],
  ]);
});

test('a remote that the portal does not know yet is in the page of the development server', () => {
  const page = `<script type="application/json" id="portico-composition" nonce="n">${released}</script>`;
  const [, json = ''] = />(.*)<\/script>/.exec(developmentPage(page, remote('mf-new', 'override'))) ?? [];
  expect(buildsOf(json)).toEqual([
    ['mf-a', 'a1'],
    ['mf-b', 'b1'],
    ['mf-new', 'override'],
  ]);
});

test('who develops a page at the path of another remote is told before the release refuses it', () => {
  const owner = { team: 'Tests', contact: 'tests@portico.example' };
  const at = (name: string, path: string): ComposedRemote => {
    const contributes = [{ type: 'portal.page', path }] as unknown as ComposedRemote['contributes'];
    return { ...remote(name, 'x'), owner, shellApi: '^6.0.0', contributes };
  };
  const composition = { shell: { version: '6.1.0' }, remotes: [at('mf-a', '/notes/*')] };
  const page = `<script type="application/json" id="portico-composition">${JSON.stringify(composition)}</script>`;
  expect(misfit(page, at('mf-new', '/notes/mine'))).toMatch(/\/notes\/mine of mf-new .* belongs to mf-a/);
  expect(misfit(page, at('mf-new', '/memos'))).toBeNull();
  expect(misfit(page, at('mf-a', '/notes/*'))).toBeNull();
});

import type { ComposedRemote, Composition, Contribution, PageContribution } from '@portico/shared-kit/remotes';
import type { Remotes } from '../remotes/remotes-context.ts';

/** A page of lists at `/list/:code`. */
export const aListPage: PageContribution = {
  type: 'portal.page',
  id: 'list',
  path: '/list/:code',
  layout: 'header',
  title: { zh: '列表', en: 'List' },
  code: './List',
};

/** A composition of one remote that contributes what a test needs; nothing of it can be loaded. */
export function aComposition(contributes: readonly Contribution[] = []): Composition {
  const remote = { name: 'mf-test', buildId: 'test', contributes } as unknown as ComposedRemote;
  const shell = { version: '6.13.10', buildId: 'test' };
  return { id: 'test', shell, remotes: [remote], overrideOrigins: [] } as unknown as Composition;
}

/** Returns the state of remotes for the shell's components, around a composition. */
export function theRemotes(contributes: readonly Contribution[] = []): Remotes {
  const composition = aComposition(contributes);
  const loader = { remote: (name: string) => composition.remotes.find((remote) => remote.name === name) };
  const none = { overrides: {}, unread: [], resetOverrides: undefined };
  return { composition, released: composition, loader, ...none } as unknown as Remotes;
}

import type { Grant } from '@portico/shared-kit/permissions';
import type { MenuContribution } from '@portico/shared-kit/remotes';
import { aUser } from '@portico/shared-kit/testing';
import { aComposition } from '../testing/a-composition.ts';
import { mayOpen } from './may-open.ts';
import { redirectFor } from './redirect.ts';
import { selectedEntry, workflowCenterEntries } from './workflow-center.model.ts';

const entry = (name: string, order: number, extra: Partial<MenuContribution> = {}): MenuContribution => ({
  type: 'portal.menu',
  id: name,
  menu: 'workflowCenter',
  title: { zh: name, en: name },
  path: `/workflow-center/${name}`,
  order,
  ...extra,
});

const composition = aComposition([
  entry('query-participant-workItem', 8),
  entry('my-unfinished-workitem', 1),
  entry('delegation-workflow', 6),
  entry('query-instance', 7),
  entry('elsewhere', 2, { menu: 'user' }),
]);

const names = (user: Partial<Parameters<typeof aUser>[0]>) =>
  workflowCenterEntries(composition, aUser(user)).map(({ title }) => title.en);

/** The menu of the shell spec, section 2, in its order; `badge` is the count beside the entry. */
const whole = [
  { name: 'my-unfinished-workitem', badge: 'workItemCount' },
  { name: 'start-workflow', badge: null },
  { name: 'my-finished-workitem', badge: null },
  { name: 'my-unread-workitem', badge: 'circulateItemCount' },
  { name: 'my-workflow', badge: null },
  { name: 'delegation-workflow', badge: null },
  { name: 'query-instance', badge: null },
  { name: 'query-participant-workItem', badge: null },
];

test('all eight entries have their places and their counts, for those whom each is for', () => {
  const full = aComposition(whole.map(({ name }, index) => entry(name, index)));
  const shown = (user: Partial<Parameters<typeof aUser>[0]>) =>
    workflowCenterEntries(full, aUser(user)).map(({ title, badge }) => ({ name: title.en, badge }));
  const without = (...names: string[]) => whole.filter(({ name }) => !names.includes(name));
  expect(shown({ admin: true, permissions: ['SYS_MNG'] })).toEqual(whole);
  expect(shown({ admin: true, isRootAdmin: true, permissions: ['ADMIN'] })).toEqual(without('delegation-workflow'));
  expect(shown({})).toEqual(without('query-instance', 'query-participant-workItem'));
  expect(shown({ admin: true, isAppAdmin: true, permissions: ['APP_MNG'] })).toEqual(
    without('query-participant-workItem'),
  );
});

test('staff sees the entries that have a page, in order, without the searches', () => {
  expect(names({})).toEqual(['my-unfinished-workitem', 'delegation-workflow']);
});

test('a privileged person and an application administrator see the instance search', () => {
  const withSearch = ['my-unfinished-workitem', 'delegation-workflow', 'query-instance'];
  expect(names({ isPrivilegedPerson: true, permissions: ['WORKFLOW_ADMIN'] })).toEqual(withSearch);
  expect(names({ admin: true, isAppAdmin: true, permissions: ['APP_MNG'] })).toEqual(withSearch);
});

test('the root administrator sees both searches and no delegation', () => {
  expect(names({ admin: true, isRootAdmin: true, permissions: ['ADMIN'] })).toEqual([
    'my-unfinished-workitem',
    'query-instance',
    'query-participant-workItem',
  ]);
});

test('the entry follows the route; staff on a search is shown and sent to the to-do list', () => {
  const staff = aUser();
  const entries = workflowCenterEntries(composition, staff);
  expect(selectedEntry(entries, '/workflow-center/delegation-workflow', staff)?.title.en).toBe('delegation-workflow');
  expect(selectedEntry(entries, '/workflow-center/query-instance', staff)?.title.en).toBe('my-unfinished-workitem');
  expect(redirectFor('/workflow-center/query-instance', staff)).toBe('/workflow-center/my-unfinished-workitem');
});

test('who sees an entry may open its page, and who does not is sent to the to-do list', () => {
  const all = whole.map(({ name }) => `/workflow-center/${name}`);
  for (const permissions of [[], ['WORKFLOW_ADMIN'], ['APP_MNG'], ['SYS_MNG'], ['ADMIN']] satisfies Grant[][]) {
    const user = aUser({ permissions, isRootAdmin: permissions.some((grant) => grant === 'ADMIN') });
    const shown = workflowCenterEntries(aComposition(whole.map(({ name }, index) => entry(name, index))), user);
    const open = all.filter((path) => redirectFor(path, user) === null);
    expect(shown.map(({ path }) => path)).toEqual(open);
  }
});

test('system administrators stay on the searches, the root administrator leaves the delegation', () => {
  expect(redirectFor('/workflow-center/query-instance', { permissions: ['SYS_MNG'], isRootAdmin: false })).toBeNull();
  expect(
    redirectFor('/workflow-center/delegation-workflow', { permissions: ['ADMIN'], isRootAdmin: true }),
  ).not.toBeNull();
  expect(redirectFor('/workflow-center/delegation-workflow', { permissions: [], isRootAdmin: false })).toBeNull();
});

test('a page that needs a permission opens only for those who have one of them', () => {
  expect(mayOpen([], [])).toBe(true);
  expect(mayOpen(['theme:change'], [])).toBe(false);
  expect(mayOpen(['portal:design', 'theme:change'], ['APP_MNG'])).toBe(true);
  expect(mayOpen(['no:such'], ['ADMIN'])).toBe(false);
});

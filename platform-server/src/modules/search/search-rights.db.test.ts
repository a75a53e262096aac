import { searchPortal } from '@portico/shared-kit/contract/search.endpoints';
import { marks, type RecordName, recordNames, type RightsWorld, startRightsWorld } from '../../testing/rights-world.ts';

let world: RightsWorld;

beforeAll(async () => {
  world = await startRightsWorld();
});
afterAll(() => world.app.close());

/** The answer to somebody's search, and which records are in it. */
async function found(text: string, user: string) {
  const { data } = await world.app.call(searchPortal, { text }, user);
  const ids: readonly string[] = data.models.flatMap(({ records }) => records.map(({ id }) => id));
  return { data, names: recordNames.filter((name) => ids.includes(world.ids[name])) };
}

const all = recordNames;

// A title is "title amount": who does not see the amount of a record sees no title of it, and finds it by its number.
test.each<readonly [user: string, byNumber: readonly RecordName[], byTitle: readonly RecordName[]]>([
  ['olga', ['r1'], ['r1']],
  ['dora', ['r1', 'r2'], ['r1', 'r2']],
  ['tina', ['r1', 'r2', 'r3'], ['r1', 'r2', 'r3']],
  ['rita', all, all],
  ['hana', ['r4'], ['r4']],
  ['bill', all, []],
  ['mira', all, ['r1', 'r2']],
  ['nora', [], []],
  ['root', all, all],
])('%s finds by number %j and by title %j', async (user, byNumber, byTitle) => {
  const numbered = await found('CL', user);
  expect(numbered.names).toEqual(byNumber);
  expect((await found('title-of', user)).names).toEqual(byTitle);
  const text = JSON.stringify(numbered.data);
  expect(all.filter((name) => text.includes(marks.amount(name)))).toEqual(byTitle);
  for (const name of all) {
    expect((await found(marks.amount(name), user)).names).toEqual(byTitle.includes(name) ? [name] : []);
  }
});

test('a file is found by who sees it in its record, and by nobody from whom its field is hidden', async () => {
  const finders: string[] = [];
  for (const user of ['olga', 'otto', 'dora', 'rita', 'hana', 'bill', 'nora']) {
    if ((await found('ticket', user)).data.files.some(({ id }) => id === world.fileId)) finders.push(user);
  }
  expect(finders).toEqual(['olga', 'dora', 'rita']);
});

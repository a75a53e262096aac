import { optionsPackage } from '../../testing/options-package.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const importing = (files: Readonly<Record<string, string>>, dryRun = false) =>
  app.services.appPackages.importPackage(files, { dryRun }, null);
const changed = (from: string, to: string) => ({
  ...optionsPackage,
  'models/job.yaml': (optionsPackage['models/job.yaml'] ?? '').replace(from, to),
});

test.each([
  ['a model that does not exist', 'schemaCode: Part\n', 'schemaCode: Nobody\n', '1.schemaCode', 'no model “Nobody”'],
  ['a field that does not exist', 'propertyCode: title\n', 'propertyCode: none\n', '1.propertyCode', 'no field'],
  ['a field that is no text', 'propertyCode: title\n', 'propertyCode: isMade\n', '1.propertyCode', 'not text'],
  ['a view that does not exist', 'queryCode: all', 'queryCode: some', '1.queryCode', 'no view “some”'],
  ['an order by nothing', 'orderByFields: [title]', 'orderByFields: [none]', '1.orderByFields.0', '“none”'],
  ['a condition on nothing', 'propertyCode: isMade', 'propertyCode: made', '1.condition', 'no such field'],
  ['a match with nothing', 'equals: part }', 'equals: none }', '2.match.equals', '“none” beside it'],
  ['a match of two kinds', '{ propertyCode: title, equals', '{ propertyCode: keeper, equals', '2.match', 'compared'],
  ['a member that is unknown', 'queryCode: all', 'view: all', '1.', 'cannot be read'],
  ['options of both sorts', 'settings:\n', 'settings:\n      options: [a]\n', '1.', 'of its own and of records'],
])('refuses %s and says where', async (_, from, to, at, detail) => {
  const [index = '', ...member] = at.split('.');
  // What shows without other models is told by its line alone.
  const path = member.join('.');
  const place = path === '' ? '' : `^properties.${index}.settings.source.${path} `;
  const told = expect.stringMatching(new RegExp(`${place}.*${detail}`));
  const params = { file: 'models/job.yaml', place: expect.stringMatching(/^\d+:\d+$/), detail: told };
  for (const dryRun of [true, false]) {
    await expect(importing(changed(from, to), dryRun)).rejects.toMatchObject({ errorName: 'packageInvalid', params });
  }
});

test('a field with the options of records takes none from imports', async () => {
  const files = changed('settings:\n', 'settings:\n      importsMayAdd: true\n');
  const detail = expect.stringContaining('imports can add none');
  await expect(importing(files, true)).rejects.toMatchObject({ errorName: 'packageInvalid', params: { detail } });
});

test('a way of choosing people that there is none of is refused with its line', async () => {
  const part = optionsPackage['models/part.yaml'] ?? '';
  const withChoice = (choiceType: number) => ({
    ...optionsPackage,
    'models/part.yaml': part.replace(
      'propertyType: 50 }',
      `propertyType: 50, settings: { choiceType: ${choiceType} } }`,
    ),
  });
  const params = {
    file: 'models/part.yaml',
    place: expect.stringMatching(/^9:\d+$/),
    detail: expect.stringContaining('“keeper” can be chosen'),
  };
  await expect(importing(withChoice(4), true)).rejects.toMatchObject({ errorName: 'packageInvalid', params });
  expect((await importing(withChoice(3), true)).steps.length).toBeGreaterThan(0);
});

test('listed options become those of records and back without losing a value, and an export keeps them', async () => {
  const listed = changed(
    'source: { schemaCode: Part, propertyCode: title } } }\n  - code: steps',
    'options: [a] } }\n  - code: steps',
  );
  await importing(listed);
  const { steps, losses } = await importing(optionsPackage);
  expect(losses).toEqual([]);
  expect(steps.map(({ action, target }) => `${action} ${target}`)).toContain('change model Job');
  expect((await importing(optionsPackage)).steps.filter(({ action }) => action !== 'warn')).toEqual([]);
  const { files } = await app.services.appPackages.exportPackage('jobs');
  expect((await importing(files)).steps.filter(({ action }) => action !== 'warn')).toEqual([]);
  expect(Object.values(files).join()).toContain('orderByFields');
});

test('a model keeps the text that options of others are', async () => {
  const title = /propertyCode: title|code: title|properties: \[title/g;
  const part = (optionsPackage['models/part.yaml'] ?? '')
    .replace(title, (found) => found.replace('title', 'label'))
    .replace('{title}', '{label}');
  const files = { 'application.yaml': 'code: jobs\nname: 工单\nmenu: []\n', 'models/part.yaml': part };
  const params = { file: 'Job', place: expect.stringContaining('source.propertyCode') };
  await expect(importing(files)).rejects.toMatchObject({ errorName: 'packageInvalid', params });
});

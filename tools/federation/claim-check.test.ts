import type { RemoteManifest } from '@portico/shared-kit/remotes';
import { claimProblems, claimsIn } from './claim-check.ts';
import { fixture, withFixture } from './fixture-remote.ts';
import { readJson, inRoot, remotes } from './workspace.ts';

const manifest = (data: RemoteManifest['data']) => ({ data }) as RemoteManifest;

async function problemsOf(data: RemoteManifest['data'], source = ''): Promise<string[]> {
  return withFixture({ 'src/calls.ts': source }, () => claimProblems(fixture, manifest(data)));
}

const own = { endpoints: ['fixture/*'], tags: ['FixtureThing'] };

test('names of its own pass, listed and claimed alike', async () => {
  const source = `
    api.injectEndpoints({ endpoints: () => ({}) });
    shell.api.claim({
      endpoints: ['fixture/list', 'fixture/save'],
      tags: ['FixtureThing'],
    });`;
  expect(await problemsOf(own, source)).toEqual([]);
});

test.each([
  [{ endpoints: ['queryRecords'], tags: [] }, 'the endpoint queryRecords belongs to shared-kit'],
  [{ endpoints: ['queryRec*'], tags: [] }, 'the endpoint queryRec* belongs to shared-kit (queryRecords)'],
  [{ endpoints: [], tags: ['Record'] }, 'the tag Record belongs to shared-kit'],
])('names of shared-kit are refused: %j', async (data, problem) => {
  expect(await problemsOf(data)).toContain(problem);
});

test.each([
  ["claim.claim({ endpoints: ['other/list'], tags: [] });", 'claims other/list, which data'],
  ["shell.api.claim({ endpoints: [], tags: ['Other'] });", 'claims Other, which data'],
  ['shell.api.claim({ endpoints: names, tags: [] });', 'lists of literals'],
  ["shell.api.claim({ endpoints: ['fixture/a', other], tags: [] });", 'lists of literals'],
  ['shell.api.claim(names);', 'lists of literals'],
  ['api.injectEndpoints({ endpoints: () => ({}) });', 'claims none'],
])('a source that claims otherwise than its remote.json is refused: %s', async (source, problem) => {
  const problems = await problemsOf(own, source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('calls.ts');
  expect(problems[0]).toContain(problem);
});

test('what is claimed is read over several lines', () => {
  const text = 'api.claim({\n  tags: [\'A\',\n    "B"],\n  endpoints: [],\n});';
  expect(claimsIn(text)).toEqual([{ endpoints: [], tags: ['A', 'B'], isReadable: true }]);
});

test.each(remotes)('%s has names of its own only', async (name) => {
  expect(await claimProblems(name, readJson(inRoot(name, 'remote.json')) as RemoteManifest)).toEqual([]);
});

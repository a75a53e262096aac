import { importProblems, valueImports } from './import-check.ts';
import { fixture, withFixture } from './fixture-remote.ts';
import { remotes } from './workspace.ts';

const problemsOf = (text: string) => withFixture({ 'src/Page.tsx': text }, () => importProblems(fixture));

test.each([
  ["import { Button } from 'antd';"],
  ["import { useNavigate as useGo } from 'react-router-dom';"],
  ["import type { Everything } from 'antd';"],
  ["import { Button, type Everything } from 'antd';"],
  ["import { can } from '@portico/shared-kit/permissions';"],
  ["import type { PrintData } from '@portico/shared-kit/contract/print.schema';"],
  ["import { anything } from 'a-library-of-its-own';"],
  ["const grid = () => import('@portico/shared-kit/ui/grid');"],
])('what the host provides, types and libraries of its own pass: %s', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test.each([
  ["import { Nothing } from 'antd';", 'Nothing of antd'],
  ["import { Button,\n  Nothing as Something,\n} from 'antd';", 'Nothing of antd'],
  ["import * as everything from 'antd';", '* of antd'],
  ["import antd from 'antd';", 'default of antd'],
  ["export { Nothing } from 'react-router-dom';", 'Nothing of react-router-dom'],
  [
    "import { PrintData } from '@portico/shared-kit/contract/print.schema';",
    '@portico/shared-kit/contract/print.schema',
  ],
  ["import { render } from '@portico/shared-kit/testing';", '@portico/shared-kit/testing'],
  ["import { claimConflicts } from '@portico/shared-kit/remotes/claims';", '@portico/shared-kit/remotes/claims'],
  ["import { gone } from '@portico/shared-kit/no/such/door';", '@portico/shared-kit/no/such/door'],
  ["const kit = () => import('@portico/shared-kit/testing');", '@portico/shared-kit/testing'],
])('what would be missing in the browser is named with its file: %s', async (text, named) => {
  const problems = await problemsOf(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('Page.tsx');
  expect(problems[0]).toContain(named);
});

test('tests of a remote may import what they like', async () => {
  const files = { 'src/Page.test.tsx': "import { render } from '@portico/shared-kit/testing';" };
  expect(await withFixture(files, () => importProblems(fixture))).toEqual([]);
});

test('the names that were taken are told apart from what they are called here', () => {
  const text = "import first, { second as third, type Fourth } from 'x';\nexport * from 'y';";
  expect(valueImports(text)).toEqual([
    { from: 'x', names: ['second', 'default'] },
    { from: 'y', names: ['*'] },
  ]);
});

test.each(remotes)('%s imports only what the host provides', (name) => {
  expect(importProblems(name)).toEqual([]);
});

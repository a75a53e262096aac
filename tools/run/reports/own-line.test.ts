import { firstOwnLine } from './own-line.ts';

const line = (text: string): string | null => firstOwnLine(text, '/repository');

test.each([
  ['an absolute path', 'at sum (/repository/tools/run/counts.ts:55:13)'],
  ['a path relative to the root', 'at sum (tools/run/counts.ts:55:13)'],
  ['an address of a file', 'at sum (file:///repository/tools/run/counts.ts:55:13)'],
  ['a place without a function', '    at /repository/tools/run/counts.ts:55:13'],
])('the first own line of a stack is found in %s', (_, text) => {
  expect(line(`Error: no\n    at node:internal/vm:209:10\n${text}\n    at b (/repository/b.ts:1:1)`)).toBe(
    'tools/run/counts.ts:55:13',
  );
});

test.each([
  ['a package', 'at x (/repository/node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/lib/x.js:1:2)'],
  ['a package, relative to the root', 'at x (node_modules/x/index.js:1:2)'],
  ['Node itself', 'at node:internal/process/task_queues:104:5'],
  ['a file elsewhere', 'at x (/opt/lib/x.js:1:2)'],
  ['a build', 'at x (/repository/dist/shell-host/main.js:1:2)'],
  ['an address of the browser', 'at x (http://127.0.0.1:8080/builds/shell-host/main.js:1:2)'],
])('a line of %s is not our own', (_, text) => {
  expect(line(text)).toBeNull();
});

import type { Check, Finding } from './finding.ts';

const code = /\.(ts|tsx|mjs)$/;
const test = /\.(test|e2e)\.tsx?$/;

const whole = (path: string, text: string): Finding => ({ path, line: 0, text });

const fileName: Check = {
  name: 'file-name',
  instead:
    'Files are kebab-case with a role suffix, React components PascalCase, and named for the thing they are about.',
  find: (files) =>
    files
      .filter(({ path }) => code.test(path))
      .filter(({ path }) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const isNamed = /^(?:[a-z0-9]+(?:[-.][a-z0-9]+)*|[A-Z][A-Za-z0-9]*(?:\.[a-z]+)*)\.(?:ts|tsx|mjs)$/.test(name);
        return !isNamed || /(^|\/)(utils?|common|helpers?|misc|managers?)(\/|\.tsx?$)/.test(path);
      })
      .map(({ path }) => whole(path, 'the name')),
};

const shadowedModule: Check = {
  name: 'shadowed-module',
  instead: 'TypeScript leaves out x.tsx beside x.ts, so nobody checks its types. Give one of them another name.',
  find: (files) => {
    const paths = new Set(files.map(({ path }) => path));
    return [...paths]
      .filter((path) => path.endsWith('.ts') && paths.has(`${path}x`))
      .map((path) => whole(`${path}x`, `beside ${path}`));
  },
};

/** The tests of a file: where each begins and its text up to the next. */
function testsOf(text: string): { line: number; body: string }[] {
  const starts = [...text.matchAll(/^[ \t]*(?:it|test)(?:\.each)?(?:\(|`|<)/gm)].map(({ index }) => index);
  return starts.map((start, index) => ({
    line: text.slice(0, start).split('\n').length,
    body: text.slice(start, starts[index + 1] ?? text.length),
  }));
}

/** The linter looks at all other tests; it does not know those that are imported from the browser's test runner. */
const testsAssert: Check = {
  name: 'tests-assert',
  instead: 'A test says what it expects; one that cannot fail proves nothing.',
  find: (files) =>
    files
      .filter(({ path }) => path.endsWith('.e2e.ts'))
      .flatMap(({ path, text }) =>
        testsOf(text)
          .filter(({ body }) => !/expect|assert/i.test(body))
          .map(({ line }) => ({ path, line, text: 'expects nothing' })),
      ),
};

/** A docstring ends on the line before; so does the signature before where a function has several. */
function isDocumented(before: string, name: string): boolean {
  const line = before.trimEnd().split('\n').at(-1) ?? '';
  return line.endsWith('*/') || line.startsWith(`export function ${name}`);
}

const docstring: Check = {
  name: 'docstring',
  instead:
    'Say above it what it returns: units, what null means, which errors it throws, the rule it holds and its source.',
  find: (files) =>
    files
      .filter(({ path }) => code.test(path) && !test.test(path) && !path.startsWith('e2e/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^export (?:default )?(?:async )?function\*? (\w+)/gm)]
          .filter(({ index, 1: name = '' }) => !isDocumented(text.slice(0, index), name))
          .map(({ index, 1: name = '' }) => ({ path, line: text.slice(0, index).split('\n').length, text: name })),
      ),
};

/** Questions and pronouns, which say neither what is done nor what something is. */
const mutePronouns =
  'What|Whether|How|Where|When|Which|Who|Whom|Whose|Why|It|They|This|That|These|Those|There|One|' +
  'Everything|Something|Nothing|Everybody|Somebody|Nobody';
const muteBeginning = new RegExp(`/\\*\\*[\\s*]*((?:${mutePronouns})\\b.*)`, 'g');

const docstringBeginning: Check = {
  name: 'docstring-beginning',
  instead:
    'Begin with a verb or a noun: "Returns the days that …", "True where …", "Reason for which …", "Row of the tree …", ' +
    'not with a question or a pronoun (It, One, Those, Everything …).',
  find: (files) =>
    files
      .filter(({ path }) => code.test(path) && !path.startsWith('tools/checks/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(muteBeginning)].map(({ index, 1: words = '' }) => ({
          path,
          line: text.slice(0, index).split('\n').length,
          text: words.slice(0, 120),
        })),
      ),
};

/** Participles and pronouns: a type under one of them says nothing of what it holds. */
const muteWords =
  'Asked|Brought|Chosen|Done|Drawn|Found|Given|Heard|Held|Kept|Known|Left|Looked|Made|Meant|Named|' +
  'Opened|Picked|Placed|Said|Seen|Shown|Spent|Taken|Told|Wanted|Written|Both|Each|Everything|It|Mine|' +
  'One|Part|Parts|Place|Places|Them|Thing|Things|Those|What|Who|Whole';
const muteName = new RegExp(`^(?:(?:${muteWords})(?![a-z])|Reading$)`);
/** Types that are called as something is called outside of the code, and what that is. */
const mayBeMute: Readonly<Record<string, string>> = { KnownDeviceTable: 'the table known_device' };

const typeName: Check = {
  name: 'type-name',
  instead:
    'Name the type for what it holds, by a word that somebody would search for: SearchRequest, RecordCursor, LockedRow, ' +
    'VisibleColumns; not by a participle or a pronoun (Asked, Place, Held, Shown, One …), alone or as its beginning.',
  find: (files) =>
    files
      .filter(({ path }) => code.test(path) && !path.startsWith('tools/checks/'))
      .flatMap(({ path, text }) =>
        [
          ...text.matchAll(
            /^[^\S\n]*(?:export |default |declare |abstract |const )*(?:(?:interface|class|enum) (\w+)|type (\w+)(?=\s*[=<]))/gm,
          ),
        ]
          .map(({ index, 1: block, 2: alias }) => ({ index, name: block ?? alias ?? '' }))
          .filter(({ name }) => muteName.test(name) && !Object.hasOwn(mayBeMute, name))
          .map(({ index, name }) => ({ path, line: text.slice(0, index).split('\n').length, text: name })),
      ),
};

const namedTest: Check = {
  name: 'named-test',
  instead: 'A document that names a test as proof names one that is there, by so much of its path that no other fits.',
  find: (files) => {
    const tests = files.filter(({ path }) => test.test(path)).map(({ path }) => path);
    return files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/`((?!x\.)[\w./-]+\.(?:test|e2e)\.tsx?)`/g)]
          .filter(([, name = '']) => tests.filter((known) => `/${known}`.endsWith(`/${name}`)).length !== 1)
          .map(({ index, 1: name = '' }) => ({ path, line: text.slice(0, index).split('\n').length, text: name })),
      );
  },
};

/** Names of files, names of types, modules shadowed for the compiler, tests and exports that say too little, tests that are named and gone. */
export const fileChecks: readonly Check[] = [
  fileName,
  shadowedModule,
  testsAssert,
  docstring,
  docstringBeginning,
  typeName,
  namedTest,
];

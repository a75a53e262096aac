import { subjectFault } from './commit-check.ts';
import { fileChecks } from './file-checks.ts';
import { lineChecks } from './line-checks.ts';

const checks = [...lineChecks, ...fileChecks];

/** The names of the checks that find something in these files. */
function broken(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return checks.filter((check) => check.find(sources).length > 0).map(({ name }) => name);
}

const violations: readonly (readonly [check: string, path: string, text: string])[] = [
  ['unfinished', 'shell-host/src/layout/header.ts', '// TODO: the avatar'],
  ['unfinished', 'mf-print/src/pages/preview/text.ts', "const text = 'Coming soon';"],
  ['silenced-check', 'platform-server/src/app.ts', '// oxlint-disable-next-line'],
  ['skipped-test', 'shared-kit/src/formats/dates.test.ts', "it.skip('expects', () => {});"],
  ['skipped-test', 'e2e/sign-in.e2e.ts', "test.only('expects', () => {});"],
  ['skipped-test', 'platform-server/src/database/start.db.test.ts', 'const asRoot = isRoot ? it : it.skip;'],
  ['isolated-test', 'shell-host/src/app/start.test.ts', '/** @isolated */'],
  ['timed-test', 'shared-kit/src/formats/dates.test.ts', "it('is fast', () => expect(performance.now()).toBe(1));"],
  ['machine-path', 'docs/operations.md', 'It is in /home/ada/portico.'],
  ['registry-address', 'pnpm-lock.yaml', '    resolution: {tarball: https://registry.example/a.tgz}'],
  ['words-in-code', 'mf-datalist/src/pages/list/List.tsx', 'return <b>待办</b>;'],
  ['words-in-code', 'platform-server/src/modules/users/users.service.ts', "const name = '管理员';"],
  ['straight-quotes', 'mf-print/src/print.texts.ts', 'gone: bilingual(\'没有“甲”\', `no field "${code}"`),'],
  ['straight-quotes', 'mf-print/src/print.texts.ts', `    one: "CC'd", other: 'Add {{count}} to "{{part}}"',`],
  ['straight-quotes', 'shared-kit/src/errors/first-texts.ts', `    '"{remote}" has failed',`],
  ['literal-colour', 'shell-host/src/layout/Header.tsx', "const style = { color: '#1677ff' };"],
  ['literal-colour', 'shell-host/src/layout/Header.module.css', '  background: rgba(0, 0, 0, 0.1);'],
  ['literal-colour', 'shell-host/src/layout/Header.module.css', '  border: 1px solid white;'],
  ['export-star', 'shared-kit/src/fields/index.ts', "export * from './kinds.ts';"],
  ['compared-storage', 'mf-print/src/template/words.ts', "if (kindOf(property).storage === 'files') return '';"],
  ['compared-storage', 'platform-server/src/record-store/query/text.test.ts', "if ('rows' !== column.storage) return;"],
  ['compared-storage', 'mf-print/src/template/words.ts', "const isList = storage.endsWith('s');"],
  ['compared-storage', 'mf-print/src/template/words.ts', 'const isUnit = names.includes(kindOf(property).storage);'],
  ['merged-service', 'platform-server/src/services.ts', '    ...designServices(platform, base),'],
  ['merged-service', 'platform-server/src/modules/files/files.service.ts', 'return { ...choiceService(platform) };'],
  ['wire-name', 'platform-server/src/modules/print/rows.ts', '  readonly sheetCode: string;'],
  ['wire-name', 'mf-datalist/src/list/address.model.ts', 'export const address = (objectId: RecordId) => path;'],
  ['wire-name', 'mf-datalist/src/list/address.model.ts', 'const { schemaCode, bizObjectId } = target;'],
  ['wire-name', 'mf-workflow/src/form/address.model.ts', 'const item = { id, workitemId };'],
  ['wire-name', 'mf-workflow/src/form/address.model.ts', '    queryCode,'],
  ['issue-number', 'shared-kit/src/fields/kinds.ts', '// See issue 12.'],
  ['file-name', 'shared-kit/src/fields/fieldKinds.ts', 'const a = 1;'],
  ['file-name', 'shared-kit/src/utils/dates.ts', 'const a = 1;'],
  ['docstring-beginning', 'demo/scale.ts', '/** Whether it is large. */\nexport const a = 1;'],
  ['docstring-beginning', 'demo/scale.ts', '/**\n * How large it is,\n * in px. */\nexport const a = 1;'],
  ['docstring-beginning', 'demo/scale.ts', '/** It is large. */\nexport const a = 1;'],
  ['docstring-beginning', 'demo/scale.ts', '/** One row of the scale. */\nexport const a = 1;'],
  ['docstring-beginning', 'demo/scale.ts', '/**\n * Those that are large.\n */\nexport const a = 1;'],
  ['docstring-beginning', 'demo/scale.ts', '/** Everything about it. */\nexport const a = 1;'],
  ['type-name', 'demo/scale.ts', 'interface Asked {\n  readonly size: number;\n}'],
  ['type-name', 'demo/scale.ts', '/** Rows. */\nexport interface WantedRows extends Rows {}'],
  ['type-name', 'demo/scale.test.tsx', 'export type Shown<T> = readonly T[];'],
  ['type-name', 'demo/scale.ts', 'type ToldStep = string;'],
  ['type-name', 'demo/scale.ts', 'export abstract class KeptContexts {}'],
  ['type-name', 'demo/scale.ts', 'function scale() {\n  type Part2 = number;\n}'],
  ['type-name', 'demo/scale.ts', 'export const enum Place {}'],
  ['type-name', 'demo/scale.ts', 'type Reading = "after" | "before";'],
  ['docstring', 'demo/scale.ts', '/** The size. */\nconst a = 1;\nexport async function scale() {}'],
  ['named-test', 'docs/security.md', '| 1.1.1 | kept | `formats/dates.test.ts` |'],
  ['tests-assert', 'e2e/sign-in.e2e.ts', "it('runs', () => {\n  format(1);\n});"],
];

describe('the hygiene checks', () => {
  it.each(violations)('%s finds its fixture violation in %s and no other does', (check, path, text) => {
    expect(broken({ [path]: text })).toEqual([check]);
  });

  it('find a test that the compiler leaves out since another shadows it', () => {
    const text = "it('is true', () => expect(true).toBe(true));";
    expect(broken({ 'shared-kit/src/i18n/i18n.test.ts': text, 'shared-kit/src/i18n/i18n.test.tsx': text })).toEqual([
      'shadowed-module',
    ]);
  });

  it('have a fixture violation each', () => {
    const names = new Set([...violations.map(([check]) => check), 'shadowed-module']);
    expect(checks.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['a comment in Chinese', 'mf-datalist/src/pages/list/List.tsx', '// list spec, section 9: 待办\nconst a = 1;'],
    ['words in a texts file', 'mf-datalist/src/datalist.texts.ts', "const zh = { title: '待办' };"],
    ['a text that quotes well', 'mf-print/src/print.texts.ts', "const en = { gone: 'There is no field “{{code}}”' };"],
    ['an apostrophe', 'mf-print/src/print.texts.ts', `const en = { one: "CC'd one", other: "CC'd {{count}}" };`],
    ['a quotation mark to write', 'shared-kit/src/expressions/feel.texts.ts', `const en = 'write " at its end';`],
    ['names in JSON', 'mf-print/src/print.texts.ts', `const names = { zh: '简单', en: '{"en":"Plain"}' };`],
    ['a function that says what it returns', 'demo/scale.ts', '/** In rows. */\nexport function scale(): number {}'],
    ['a helper of a test', 'demo/scale.test.ts', 'export function scale() {}'],
    [
      'a type named for what it holds',
      'demo/scale.ts',
      'export interface Participant {}\ntype Placement = Partial<Oneself>;',
    ],
    [
      'a type of a whole word',
      'demo/scale.ts',
      'class Foundation {}\nclass ItemList {}\ntype ThemeName = Placeholder;',
    ],
    ['a notice of reading', 'demo/scale.ts', 'interface ReadingNoticeProps {}'],
    ['a type that is imported', 'demo/scale.ts', "import { type Place, scale } from 'elsewhere';"],
    ['the row type of a table', 'demo/scale.ts', 'interface KnownDeviceTable {}'],
    ['a remote written by an end-to-end test', 'e2e/federation/probe-source.ts', 'export function Page() {}'],
    ['colours of the theme', 'shared-kit/src/ui/theme/themes.ts', "const blue = '#1677ff';"],
    ['a variable of the theme', 'shell-host/src/layout/Header.module.css', '  color: var(--ant-color-white);'],
    ['a question to a storage', 'mf-print/src/template/words.ts', 'if (storageOf(property).holdsFiles) return null;'],
    [
      'a storage of the browser',
      'mf-print/src/template/words.ts',
      "const has = localStorage !== null && 'x' === name;",
    ],
    ['a route that begins like a folder', 'shell-host/src/navigation/routes.ts', "const path = '/workflow/todo';"],
  ])('leave %s alone', (_, path, text) => {
    expect(broken({ [path]: text })).toEqual([]);
  });
});

describe('a commit subject', () => {
  it('may be one sentence about the product', () => {
    expect(subjectFault('Show the reason when a button is locked, so that nobody has to guess')).toBeNull();
  });

  it.each([
    'fix',
    'wip: the header of the list',
    'Add the header to the list page.',
    'A'.repeat(171),
    'fixup! Add the header to the list',
  ])('may not be %p', (subject) => {
    expect(subjectFault(subject)).not.toBeNull();
  });
});

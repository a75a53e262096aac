import { stepInputs, type StepInputs } from './stamps/step-inputs.ts';

/** Way in which a step's outcome is counted: itself as one check, or by the report a test runner wrote. */
export type Counting = 'check' | 'jest' | 'playwright';

/** Step of `npm test`. */
export interface Step {
  /** The word a developer types: `npm test -- lint unit`. */
  readonly name: string;
  /** The files that decide how it ends; null when it is run in any case. */
  readonly inputs: StepInputs | null;
  /** Run one after the other, from the repository's root; the first that fails ends the step. */
  readonly commands: readonly (readonly string[])[];
  readonly counting: Counting;
  /** Steps that must have passed before. */
  readonly needs: readonly string[];
  /** Minutes after which the step is ended as failed: it hangs, however slow the machine is. */
  readonly limit: number;
  /** Advice for when it fails, shown under its output. */
  readonly hint: string;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;
const node = process.execPath;
/** Both read types, those of the CSS modules too. */
const writeCssTypes = [node, 'tools/css-types/write-css-types.ts'];

function check(name: keyof typeof stepInputs, hint: string, ...commands: string[][]): Step {
  return { name, inputs: stepInputs[name], commands, counting: 'check', needs: [], limit: 5, hint };
}

/** Steps that need nothing built and nothing running. */
const quickSteps: readonly Step[] = [
  check('format', 'Run `npm run format`.', [bin('biome'), 'format', '.', '--max-diagnostics=20']),
  check('lint', 'Each line says what to do; `npx oxlint --fix` mends the simple ones.', writeCssTypes, [bin('oxlint')]),
  check('rules', 'ARCHITECTURE.md draws who may import whom.', [node, 'tools/rules/check.ts']),
  check('dead-code', 'Delete what nothing uses, or use it.', [bin('knip'), '--no-config-hints']),
  check('hygiene', 'CONTRIBUTING.md lists these rules.', [node, 'tools/checks/check.ts']),
  {
    ...check('hygiene', 'Update the library, or say in read-advisories.ts why it does not concern us.', [
      node,
      'tools/checks/advisories.ts',
    ]),
    name: 'advisories',
  },
  check(
    'types',
    'The editor shows the same errors.',
    writeCssTypes,
    [bin('tsc'), '-p', 'tsconfig.web.json'],
    [bin('tsc'), '-p', 'tsconfig.node.json'],
  ),
];

const build: Step = {
  ...check('build', 'Run `npm run build`.', [node, 'tools/build/build.ts']),
  limit: 10,
};

const e2e: Step = {
  name: 'e2e',
  inputs: stepInputs.e2e,
  commands: [
    ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  ],
  counting: 'playwright',
  needs: ['build'],
  limit: 30,
  hint: 'Pictures and traces are in e2e/results.',
};

/**
 * The steps of `npm test` in the order in which they begin: what the browser waits for, what is quick, then the long
 * ones. The browser waits more than it works, so that a third step at once keeps two processors busy. `report` gives the
 * file a test runner writes its figures to.
 */
export function testSteps(report: (step: string) => string): readonly Step[] {
  const jest = (name: 'unit' | 'database', hint: string, ...projects: string[]): Step => ({
    ...check(name, hint, [
      bin('jest'),
      '--ci',
      '--json',
      `--outputFile=${report(name)}`,
      '--selectProjects',
      ...projects,
    ]),
    counting: 'jest',
    limit: 40,
  });
  return [
    build,
    ...quickSteps,
    e2e,
    jest('database', 'Run one file with `npx jest <path> --selectProjects db`.', 'db'),
    jest('unit', 'Run one file with `npx jest <path>`.', 'pure', 'web'),
  ];
}

/** The steps with these names and what they need, in the table's order; all of them without names. Throws on an unknown name. */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no step "${unknown}". Steps: ${steps.map((step) => step.name).join(', ')}.`);
  }
  if (names.length === 0) return steps;
  const wanted = new Set(names);
  for (const step of steps.toReversed()) if (wanted.has(step.name)) for (const need of step.needs) wanted.add(need);
  return steps.filter((step) => wanted.has(step.name));
}

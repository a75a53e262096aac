/** The inputs of a step, as git pathspecs from the root. */
export interface StepInputs {
  /** Files whose content matters. */
  readonly content: readonly string[];
  /** Files that only have to be there. */
  readonly names?: readonly string[];
}

const except = (...paths: readonly string[]): string[] => ['.', ...paths.map((path) => `:(exclude)${path}`)];
const prose = ['docs/adr', 'docs/recipes', 'docs/pictures'];
const sources = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.json', '.oxlintrc.json'];

/**
 * The inputs of each step of `npm test`; null for a step that is always run, since it reads the history too or sees by
 * itself what changed. When in doubt a step has more inputs than it reads: one that is run for nothing costs minutes, one
 * that is left out hides a failure.
 */
export const stepInputs = {
  format: { content: ['.'] },
  lint: { content: [...sources, '*.module.css'] },
  rules: { content: sources },
  'dead-code': { content: [...sources, '*.css', '*.html', '.ci'] },
  hygiene: null,
  types: { content: [...sources, '*.module.css'] },
  build: null,
  // The table of rules names tests of every kind.
  unit: { content: except('e2e', '*.db.test.ts', ...prose), names: ['e2e', '*.db.test.ts'] },
  database: { content: except('shell-host', 'mf-*', 'e2e', 'bench', 'docs', '*.test.tsx') },
  e2e: { content: except('bench', '*.test.ts', '*.test.tsx', 'docs') },
} satisfies Record<string, StepInputs | null>;

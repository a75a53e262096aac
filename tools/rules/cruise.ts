import { existsSync, readdirSync } from 'node:fs';
import { cruise, type IModule } from 'dependency-cruiser';
import { importRules, specifierRules } from './rules.ts';

/** Broken import rule. Paths are relative to the tree that was read. */
export interface ImportViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** The other files of a ring, in order; empty for every rule but no-cycle. */
  readonly ring: readonly string[];
}

const folders = ['shared-kit/src', 'shell-host/src', 'platform-server/src', 'demo', 'e2e', 'bench', 'deploy', 'tools'];

/** Made by a build or a run, or broken on purpose. Anchored: most libraries keep their code in a `dist` folder of their own. */
const notSource = ['^dist/', '^[^/]+/dist/', '^\\.cache/', '^tools/rules/fixtures/', '^e2e/(results|report)/'];

/** Returns the folders that are read below `root`: the folders above that it has, and the sources of every remote. */
function foldersIn(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return [...folders, ...remotes.map((name) => `${name}/src`)].filter((folder) => existsSync(`${root}/${folder}`));
}

/** Reads every import below `root` and returns the broken rules, in no particular order. */
export async function cruiseImports(root: string): Promise<{ modules: number; violations: ImportViolation[] }> {
  const { output } = await cruise(
    foldersIn(root),
    {
      baseDir: root,
      ruleSet: { forbidden: importRules.map(({ name, from, to }) => ({ name, severity: 'error', from, to })) as never },
      validate: true,
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      exclude: { path: notSource },
      doNotFollow: { path: 'node_modules' },
      externalModuleResolutionStrategy: 'node_modules',
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  if (typeof output === 'string') throw new Error('The cruiser answered with text instead of a result.');
  const violations = output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.to,
    ring: (violation.cycle ?? []).map((step) => (typeof step === 'string' ? step : step.name)),
  }));
  return { modules: output.modules.length, violations: [...violations, ...misspelt(output.modules)] };
}

/** Imports whose wording a specifier rule forbids. */
function misspelt(modules: readonly IModule[]): ImportViolation[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ module }) =>
      specifierRules
        .filter((rule) => rule.from.test(source) && rule.specifier.test(module))
        .map((rule) => ({ rule: rule.name, from: source, to: module, ring: [] })),
    ),
  );
}

// `node tools/rules/check.ts` checks the repository; `--json <tree>…` prints the broken rules of other trees, for the test.
import { fileURLToPath } from 'node:url';
import { cruiseImports, type ImportViolation } from './cruise.ts';
import { importRules, specifierRules } from './rules.ts';

const rules = [...importRules, ...specifierRules];

/** The rule's advice and every place that breaks it, as lines for a terminal. */
function explain(violations: readonly ImportViolation[]): string {
  return rules
    .map((rule) => ({ rule, broken: violations.filter((violation) => violation.rule === rule.name) }))
    .filter(({ broken }) => broken.length > 0)
    .map(({ rule, broken }) => {
      const places = broken.map(({ from, to, ring }) => `  ${from} -> ${ring.length > 0 ? ring.join(' -> ') : to}`);
      return `${rule.name}: ${rule.instead}\n${[...new Set(places)].join('\n')}`;
    })
    .join('\n\n');
}

async function checkRepository(): Promise<void> {
  const { modules, violations } = await cruiseImports(
    fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
  );
  if (violations.length > 0) {
    console.error(explain(violations));
    process.exitCode = 1;
  }
  console.log(`${rules.length} import rules, ${modules} files, ${violations.length} broken.`);
}

async function printTrees(trees: readonly string[]): Promise<void> {
  const result: Record<string, ImportViolation[]> = {};
  for (const tree of trees) result[tree] = (await cruiseImports(tree)).violations;
  console.log(JSON.stringify(result));
}

const [option, ...trees] = process.argv.slice(2);
await (option === '--json' ? printTrees(trees) : checkRepository());

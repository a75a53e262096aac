// `npm test` runs every check; `npm test -- unit rules` only those; `npm test -- --changed` those whose inputs changed since
// they were green. `npm test -- --reports=<folder>` keeps what the test runners report. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { onStop } from './on-stop.ts';
import type { ModuleCounts } from './reports/module-counts.ts';
import { notRun, outcomeOf, type StepOutcome, unchanged } from './reports/step-outcome.ts';
import { stepLine, summary } from './reports/summary.ts';
import { endRunningSteps, runStep } from './run-step.ts';
import { schedule } from './schedule.ts';
import { inputHash } from './stamps/input-hash.ts';
import { runChanged } from './stamps/run-changed.ts';
import { stampsIn } from './stamps/stamps.ts';
import { chooseSteps, testSteps, type Step } from './steps.ts';
import { readOptions } from './test-options.ts';

const stepsAtOnce = 3;
const linesShown = 150;
/** Lines that a runner prints of a file or a story that passed: no help to somebody who looks for what failed. */
const passed = /^(?:PASS |\s+✓ )/u;

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

/** Returns what a function returns; ends the program with the message alone when what was typed is wrong. */
function typed<TResult>(read: () => TResult): TResult {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const options = typed(() => readOptions(process.argv.slice(2), process.env));
const folder = options.reports === null ? mkdtempSync(join(tmpdir(), 'portico-test-')) : resolve(options.reports);
mkdirSync(folder, { recursive: true });
const reportOf = (name: string): string => join(folder, `${name}.json`);
const logOf = (name: string): string => join(folder, `${name}.log`);
const modulesOf = (name: string): string => join(folder, `${name}-modules.jsonl`);
const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

const moduleBudget = JSON.parse(readFileSync('tools/run/module-budget.json', 'utf8')) as ModuleCounts;

/**
 * Returns the environment of a step; only the browser steps need the Chromium, which may have to be installed first.
 */
function environmentOf({ name, counting }: Step): NodeJS.ProcessEnv {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1' };
  if (counting === 'jest') return { ...env, PORTICO_MODULE_COUNTS: modulesOf(name) };
  if (counting === 'check') return env;
  return { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name), CHROMIUM_PATH: ensureChromium(console.log) };
}

/** Shows the end of a failed step's output, without what passed. */
function showOutput({ name, hint }: Step): void {
  const lines = (textOf(logOf(name)) ?? '')
    .trimEnd()
    .split('\n')
    .filter((line) => !passed.test(line));
  const cut = lines.length > linesShown ? `… ${lines.length - linesShown} lines before, all in ${logOf(name)}\n` : '';
  console.log(`\n---- ${name}\n${cut}${lines.slice(-linesShown).join('\n')}\n---- ${hint}`);
}

/** Returns what a step that passed wants to be known all the same. */
function notesIn(log: string): string[] {
  return log.split('\n').flatMap((line) => (line.startsWith('note: ') ? [`   ${line}`] : []));
}

async function runOne(step: Step): Promise<StepOutcome> {
  try {
    // What an earlier run reported must not speak for this one.
    for (const file of [reportOf(step.name), modulesOf(step.name)]) rmSync(file, { force: true });
    const result = await runStep(step, logOf(step.name), reportOf(step.name), environmentOf(step));
    const texts = {
      report: textOf(reportOf(step.name)),
      log: textOf(logOf(step.name)) ?? '',
      modules: textOf(modulesOf(step.name)),
    };
    return outcomeOf(result, texts, moduleBudget, root);
  } catch (error) {
    return notRun(step, error instanceof Error ? error.message : String(error));
  }
}

/** Runs a step, or leaves it out where only changed steps are asked for and it was green with these inputs. */
async function runStamped(step: Step): Promise<StepOutcome> {
  const { name, inputs } = step;
  const stamped = {
    name,
    hash: () => (inputs === null ? null : inputHash(root, inputs, process.env)),
    run: () => runOne(step),
    isGreen: ({ verdict }: StepOutcome) => verdict === 'passed',
  };
  const outcome = await runChanged(stamped, stampsIn('.cache/test-stamps'), options.isChangedOnly);
  return outcome === 'unchanged' ? unchanged(step) : outcome;
}

/** Runs the steps and returns their outcomes in the order of the table. What failed is told as soon as it is known. */
async function runAll(steps: readonly Step[]): Promise<StepOutcome[]> {
  const outcomes = new Map<Step, StepOutcome>();
  const tell = (step: Step, outcome: StepOutcome): void => {
    outcomes.set(step, outcome);
    const notes = outcome.verdict === 'passed' ? notesIn(textOf(logOf(step.name)) ?? '') : [];
    for (const line of [stepLine(outcome), ...notes, ...outcome.failures]) console.log(line);
  };
  await schedule(
    steps,
    stepsAtOnce,
    async (step) => {
      const outcome = await runStamped(step);
      tell(step, outcome);
      return outcome.failures.length === 0;
    },
    (step, need) => tell(step, notRun(step, `was not run, because ${need} failed`)),
  );
  return steps.flatMap((step) => outcomes.get(step) ?? []);
}

onStop((reason) => {
  endRunningSteps();
  process.exit(reason === 'SIGINT' ? 130 : 143);
});

const started = performance.now();
const steps = typed(() => chooseSteps(testSteps(reportOf), options.names));
const outcomes = await runAll(steps);
const hasFailed = outcomes.some(({ failures }) => failures.length > 0);
for (const [index, { verdict }] of outcomes.entries()) if (verdict === 'failed') showOutput(steps[index] as Step);
const isKept = hasFailed || options.reports !== null;
if (!isKept) rmSync(folder, { recursive: true });
for (const line of summary(outcomes, performance.now() - started, isKept ? folder : null)) console.log(line);
process.exitCode = hasFailed ? 1 : 0;

// `npm test` runs every check; `npm test -- unit rules` only those. The last line is `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { closingLine } from './counts.ts';
import { failuresOf } from './failures.ts';
import { onStop } from './on-stop.ts';
import { endRunningSteps, runStep, type StepResult } from './run-step.ts';
import { schedule } from './schedule.ts';
import { chooseSteps, testSteps, type Step } from './steps.ts';

const stepsAtOnce = 2;
const linesShown = 150;
/** What a runner prints of a file or a story that passed: no help to who looks for what failed. */
const passed = /^(?:PASS |\s+✓ )/u;

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'portico-test-'));
const reportOf = (name: string): string => join(folder, `${name}.json`);

/** What every step sees; only the browser steps need the Chromium, which may have to be installed first. */
function environmentOf(step: Step): NodeJS.ProcessEnv {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step.name) };
  if (step.counting !== 'playwright') return env;
  return { ...env, CHROMIUM_PATH: ensureChromium(console.log) };
}

function describe({ step, succeeded, counts, duration }: StepResult): string {
  const notes = [
    step.counting === 'check' ? '' : `${counts.passed} passed`,
    counts.failed > 0 && step.counting !== 'check' ? `${counts.failed} failed` : '',
    counts.skipped > 0 ? `${counts.skipped} skipped` : '',
    counts.flaky > 0 ? `${counts.flaky} only at the second try` : '',
  ].filter((note) => note !== '');
  const seconds = `${(duration / 1000).toFixed(1)} s`;
  return `${succeeded ? 'ok    ' : 'FAILED'} ${step.name.padEnd(10)} ${seconds.padStart(8)}  ${notes.join(', ')}`.trimEnd();
}

/** The failed tests at once, since whoever reads a cut log has its beginning. */
function tellFailures({ step, succeeded }: StepResult): void {
  const report = reportOf(step.name);
  if (succeeded || !existsSync(report)) return;
  for (const failure of failuresOf(step.counting, readFileSync(report, 'utf8'))) console.log(failure);
}

function showFailure({ step, log }: StepResult): void {
  const lines = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !passed.test(line));
  const cut = lines.length > linesShown ? `… ${lines.length - linesShown} lines before, all in ${log}\n` : '';
  console.log(`\n---- ${step.name}\n${cut}${lines.slice(-linesShown).join('\n')}\n---- ${step.hint}`);
}

const nothing = { passed: 0, failed: 1, skipped: 0, flaky: 0 };

async function runOne(step: Step): Promise<StepResult> {
  const log = join(folder, `${step.name}.log`);
  try {
    return await runStep(step, log, reportOf(step.name), environmentOf(step));
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return { step, succeeded: false, counts: nothing, duration: 0, log: '' };
  }
}

async function runAll(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  await schedule(
    steps,
    stepsAtOnce,
    async (step) => {
      const result = await runOne(step);
      results.push(result);
      console.log(describe(result));
      tellFailures(result);
      return result.succeeded;
    },
    (step, need) => {
      results.push({ step, succeeded: false, counts: nothing, duration: 0, log: '' });
      console.log(`FAILED ${step.name.padEnd(10)} was not run, because ${need} failed`);
    },
  );
  return results;
}

onStop((reason) => {
  endRunningSteps();
  process.exit(reason === 'SIGINT' ? 130 : 143);
});

const started = performance.now();
const results = await runAll(chooseSteps(testSteps(reportOf), process.argv.slice(2)));
const failures = results.filter((result) => !result.succeeded);
for (const failure of failures) if (failure.log !== '') showFailure(failure);
if (failures.length === 0) rmSync(folder, { recursive: true });
console.log(
  `\n${Math.round((performance.now() - started) / 1000)} s in all${failures.length > 0 ? `; logs are in ${folder}` : ''}`,
);
console.log(closingLine(results.map(({ counts }) => counts)));
process.exitCode = failures.length > 0 ? 1 : 0;

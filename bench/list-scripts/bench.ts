import { runInThisContext } from 'node:vm';
import { startScript } from '@portico/shared-kit/list-scripts/check';
import type { BenchResult } from '../bench-result.ts';

/** Records of the largest page of a list. */
const rows = 500;
const rounds = 30;
/** The longest time for the hooks that draw a page, in ms. */
const longest = 50;

/** Draws a bar, a tag or a mark for most records, as the script of the demo's tasks does. */
const script = `{
  options: { version: '1.0' },
  extensions: { isLate: ({ due, progress }) => progress < 1 && due < '2026-06-01' },
  hooks: {
    onRowRender({ data }) {
      return this.extensions.isLate(data) ? { text: 'late', tone: 'danger' } : null;
    },
    onCellRender({ code, value, record }) {
      if (code === 'progress') return { kind: 'progress', value, tone: value >= 1 ? 'success' : 'info' };
      if (code !== 'due') return null;
      const tag = this.extensions.isLate(record.data) ? { kind: 'tag', text: 'late', tone: 'danger' } : null;
      return tag === null ? null : [{ kind: 'text', text: value }, tag];
    },
  },
}`;

interface BareScript {
  readonly hooks: {
    onRowRender(record: object): unknown;
    onCellRender(cell: object): unknown;
  };
}

const columns = ['name', 'owner', 'due', 'progress', 'state', 'amount'].map((code) => ({ code, title: code }));
const records = Array.from({ length: rows }, (_, at) => ({
  id: `r${at}`,
  data: {
    name: `Task ${at}`,
    owner: { id: `u${at % 40}`, name: `Person ${at % 40}` },
    due: `2026-${String(1 + (at % 12)).padStart(2, '0')}-15`,
    progress: (at % 11) / 10,
    state: 'doing',
    amount: String(at * 100),
  } as Readonly<Record<string, unknown>>,
}));
const view = { schemaCode: 'task', code: 'all', name: 'Tasks' };
const state = { view, locale: 'en', columns, records, selected: [] } as const;

/** Draws a page of 500 records and six columns by the hooks of a script in its sandbox, and by the same functions bare, in turns. */
export async function run(): Promise<BenchResult> {
  const engine = await startScript(script);
  const bare = runInThisContext(`(${script})`) as BareScript;
  const inSandbox: number[] = [];
  const outside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    inSandbox.push(await timed(() => engine.call({ kind: 'draw', state })));
    outside.push(await timed(() => drawBare(bare)));
  }
  const [first = 0] = inSandbox;
  const [sandboxMs, bareMs] = [median(inSandbox), median(outside)];
  const ms = (each: number) => each.toFixed(1);
  return {
    table: [
      [`${rows} records, ${columns.length} columns`, 'median ms', 'first ms'],
      ['hooks in their sandbox', ms(sandboxMs), ms(first)],
      ['the same functions bare', ms(bareMs), ms(outside[0] ?? 0)],
    ],
    figures: { sandboxMs, firstMs: first, bareMs, ratio: sandboxMs / bareMs },
    overruns: sandboxMs > longest ? [`the hooks of ${rows} rows took ${ms(sandboxMs)} ms, not ${longest}`] : [],
  };
}

/** Does what the sandbox does: copies in, calls, copies out. */
function drawBare({ hooks, ...script }: BareScript): unknown {
  const copy = JSON.parse(JSON.stringify(records)) as typeof records;
  const drawn = copy.map((record) => ({
    row: hooks.onRowRender.call(script, record),
    cells: columns.map(({ code }) => hooks.onCellRender.call(script, { code, value: record.data[code], record })),
  }));
  return JSON.parse(JSON.stringify(drawn));
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}

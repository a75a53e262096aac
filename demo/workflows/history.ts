import { generateExpenseClaims } from '../generate/expense-claims.ts';
import { demoSeed } from '../generate/generate.ts';
import { generateLeave } from '../generate/leave.ts';
import { moneyText } from '../generate/money.ts';
import { generatePurchases } from '../generate/purchases.ts';
import { randomOf } from '../generate/random.ts';
import type { DemoRecord } from '../generate/record.ts';
import type { World } from '../generate/world.ts';
import { endings, type Ending } from './endings.ts';
import type { Request, Scenario } from './scenario.ts';

/** Weeks over which the history reaches. */
const weeks = 8;

/** Departments whose people have a history; those of the accounts to try with have stories of their own. */
const departments = ['platform', 'applications', 'quality', 'projects', 'implementation', 'support', 'recruiting'];
/** Has nothing to do, so that an empty list can be seen, too. */
const idle = 'heli';

/** Most are agreed to; the others show what else becomes of workflows. */
const plan: readonly Ending[] =
  'agreed withdrawn agreed mended waiting agreed voided handedBack agreed forwarded aborted agreed abandoned agreed'.split(
    ' ',
  ) as Ending[];

/** A workflow for each working day of the last weeks, as the organisation's everyday life makes them. */
export function historyScenarios(world: World): readonly Scenario[] {
  const people = world
    .inDepartments(...departments)
    .filter(({ id, roles }) => id !== idle && !roles.includes('manager'));
  const narrowed = { ...world, people };
  const count = plan.length;
  const kinds: readonly (readonly [string, readonly DemoRecord[]])[] = [
    ['leaveApproval', generateLeave(randomOf(demoSeed + 21), narrowed, count)],
    [
      'expenseApproval',
      generateExpenseClaims(randomOf(demoSeed + 22), narrowed, { projects: [], customers: [], count }),
    ],
    ['purchaseApproval', generatePurchases(randomOf(demoSeed + 23), narrowed, count).map(everyday)],
  ];
  return kinds.flatMap(([workflowCode, records], kind) =>
    records.map((record, index): Scenario => {
      const ending = plan[index] ?? 'agreed';
      const age = ((count - index) / count) * weeks * 7 - kind / 3;
      return {
        name: `history-${workflowCode}-${index}`,
        by: record.by.id,
        workflowCode,
        // Who waits has waited for some days only.
        daysAgo: ending === 'waiting' || ending === 'handedBack' ? (age % 9) + 1 : age,
        data: (request) => asSent(record, request),
        steps: [[0, endings[ending]]],
      };
    }),
  );
}

type Line = Readonly<Record<string, unknown>>;

/**
 * Returns the purchase of one product only, few enough that nobody needs to vote on it; every third is large enough for
 * quotations.
 */
function everyday(record: DemoRecord, index: number): DemoRecord {
  const [line] = record.data.lines as readonly [Line];
  const price = Number(line.unitPrice);
  const most = Math.floor((index % 3 === 0 ? 68_000 : 14_000) / price);
  const quantity = Math.max(1, Math.min(Number(line.quantity), most));
  const totalAmount = moneyText(Math.round(quantity * price * 100));
  const lines = [{ ...line, quantity: String(quantity), amount: totalAmount }];
  return { ...record, data: { ...record.data, lines, totalAmount } };
}

/** The values as a form sends them, with dates as far from the day of the request as the record's were. */
function asSent({ data, createdTime }: DemoRecord, { at, harness }: Request): Record<string, unknown> {
  const { managerOpinion: _manager, hrOpinion: _hr, ...values } = data;
  const later = Math.round((at.getTime() - Date.parse(createdTime)) / dayMs) * dayMs;
  const sent = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((row: unknown) => (isRow(row) ? { id: harness.newId(), ...each(row) } : row));
    return typeof value === 'string' && isMoment.test(value)
      ? new Date(Date.parse(value) + later).toISOString()
      : value;
  };
  const each = (row: object) => Object.fromEntries(Object.entries(row).map(([code, value]) => [code, sent(value)]));
  return each(values);
}

const dayMs = 86_400_000;
const isMoment = /^\d{4}-\d\d-\d\dT.*Z$/;

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('id' in value);
}

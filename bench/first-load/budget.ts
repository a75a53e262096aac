import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Limits on the costs of a page. They only go down. */
export interface PageBudget {
  readonly bytes: number;
  readonly requests: number;
  /** Time to what the page is for, as a multiple of a bare page's with the same rows in the same run. */
  readonly timeRatio: number;
}

/** Limits on the costs of each page, by the page's name. */
export type Budgets = Readonly<Record<string, PageBudget>>;

/** Factors above the budget that are still no failure: answers hold times and numbers; clocks tremble. */
const slack = { bytes: 1.01, requests: 1, timeRatio: 1.3 } as const satisfies Record<keyof PageBudget, number>;
const measures = Object.keys(slack) as (keyof PageBudget)[];

/** Returns the costs that are above their budgets, in sentences; empty where everything fits. */
export function overruns(budgets: Budgets, seen: Budgets): string[] {
  return Object.entries(seen).flatMap(([page, costs]) =>
    measures.flatMap((measure) => {
      const most = budgets[page]?.[measure];
      const isOver = most !== undefined && costs[measure] > most * slack[measure];
      return isOver ? [`${page}: ${measure} is ${costs[measure]}, its budget ${most}`] : [];
    }),
  );
}

/** The budgets of the next run: each the lower of what it was and what was seen. */
export function lowered(budgets: Budgets, seen: Budgets): Budgets {
  const lower = (page: string, costs: PageBudget): PageBudget => {
    const least = (measure: keyof PageBudget) => Math.min(costs[measure], budgets[page]?.[measure] ?? Infinity);
    return { bytes: least('bytes'), requests: least('requests'), timeRatio: least('timeRatio') };
  };
  return { ...budgets, ...Object.fromEntries(Object.entries(seen).map(([page, costs]) => [page, lower(page, costs)])) };
}

const file = join(import.meta.dirname, 'budget.json');

/** The budgets as they are kept. */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(file, 'utf8')) as Budgets;
}

/** Keeps these budgets for the runs to come. */
export function writeBudgets(budgets: Budgets): void {
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

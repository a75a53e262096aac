import { generateAssets } from './assets.ts';
import { generateCustomers } from './customers.ts';
import { generateExpenseClaims } from './expense-claims.ts';
import { generateLeave } from './leave.ts';
import { generateOrders } from './orders.ts';
import { generateProjectTasks } from './project-tasks.ts';
import { generateProjects } from './projects.ts';
import { generatePurchases } from './purchases.ts';
import { generateSuppliers, generateSupplies } from './suppliers.ts';
import { randomOf } from './random.ts';
import type { DemoRecord } from './record.ts';
import { demoWorld } from './world.ts';

/** Number of records of each model in the demo, by schema code. */
export const demoCounts = {
  customer: 600,
  salesOrder: 20_000,
  project: 20,
  leaveRequest: 1_500,
  expenseClaim: 2_500,
  supplier: 9,
  supply: 28,
  purchaseRequest: 800,
  asset: 1_200,
  projectTask: 400,
} as const;

/** The models that the demo fills. */
export type DemoSchemaCode = keyof typeof demoCounts;
/** The records of each model, in the order in which they are loaded. */
export type DemoRecords = Readonly<Record<DemoSchemaCode, readonly DemoRecord[]>>;

/** The seed of the demo that is loaded. */
export const demoSeed = 61_310;

/** All records of the demo. Each model draws from a source of its own, so that one may change without the others. */
export function generateDemo(
  seed: number = demoSeed,
  counts: Readonly<Record<DemoSchemaCode, number>> = demoCounts,
): DemoRecords {
  const world = demoWorld();
  const customers = generateCustomers(randomOf(seed + 1), world, counts.customer);
  const orders = generateOrders(randomOf(seed + 2), world, { customers, count: counts.salesOrder });
  const purchases = generatePurchases(randomOf(seed + 5), world, counts.purchaseRequest);
  const plans = generateProjects(randomOf(seed + 8), world, { customers, orders, count: counts.project });
  const projects = plans.map(({ record }) => record);
  return {
    customer: customers,
    salesOrder: orders,
    project: projects,
    leaveRequest: generateLeave(randomOf(seed + 3), world, counts.leaveRequest),
    expenseClaim: generateExpenseClaims(randomOf(seed + 4), world, { projects, customers, count: counts.expenseClaim }),
    supplier: generateSuppliers(randomOf(seed + 9), world),
    supply: generateSupplies(randomOf(seed + 10), world),
    purchaseRequest: purchases,
    asset: generateAssets(randomOf(seed + 6), world, { purchases, count: counts.asset }),
    projectTask: generateProjectTasks(randomOf(seed + 7), world, { plans, count: counts.projectTask }),
  };
}

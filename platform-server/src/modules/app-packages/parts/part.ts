import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { ModelService } from '../../models/index.ts';
import type { WorkflowTemplates } from '../../workflow/index.ts';
import { type PackagedRow, type PackagedTable, putRow } from '../app-packages.repository.ts';
import type { AppPackage } from '../read-package.ts';

/** Services that publish the parts of a package that run by rules of their own. */
export interface Publishers {
  readonly models: ModelService;
  readonly workflows: Pick<WorkflowTemplates, 'publish'>;
}

/** Import under way. With `dryRun` nothing is written: the steps say what would be. */
export interface Applying {
  readonly platform: Platform;
  readonly publishers: Publishers;
  /** The transaction of the import. */
  readonly db: Database;
  readonly dryRun: boolean;
  /** A version before the installed one is wanted. */
  readonly allowOlder: boolean;
  /** Fields whose values may go, as `Order.remark` and `Order.lines.price`. */
  readonly allowDataLoss: ReadonlySet<string>;
  /** List that values which go are added to. */
  readonly losses: PackagePlan['losses'];
}

/** Change or warning of an import, as the plan shows it. */
export type Step = PackagePlan['steps'][number];

/** Brings one part of an application to what its package says; no steps where it is like that already. */
export type PackagePart = (applying: Applying, pack: AppPackage) => Promise<Step[]>;

/** Name of a row for readers of the plan: a kind of thing, and which of them. */
type StepName = Pick<Step, 'target' | 'detail'>;

/** Writes a row of a table as a step; none where it is like that already. */
export async function putStep(
  { db, dryRun }: Applying,
  table: PackagedTable,
  row: PackagedRow,
  name: StepName,
): Promise<Step[]> {
  const change = await putRow(db, table, row, dryRun);
  return change === 'none' ? [] : [{ action: change, ...name }];
}

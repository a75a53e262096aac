import { appError } from '@portico/shared-kit/errors';
import {
  isPlatformSource,
  type PageFields,
  type PlatformSourceCode,
  platformSources,
} from '@portico/shared-kit/reports';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type ModelTable, type RowLevelPolicy, unrestricted } from '../../record-store/index.ts';
import { type ModelService, policyOf } from '../models/index.ts';
import type { WorkTables } from '../workflow/index.ts';

/** Source of a chart as one user sees it. */
export interface ChartSource {
  readonly schemaCode: string;
  /** Null where no application has a list of it. */
  readonly appCode: string | null;
  readonly name: string;
  readonly nameI18n: string | null;
  /** Grows when its fields change. */
  readonly version: number;
  readonly table: ModelTable;
  readonly policy: RowLevelPolicy;
  /** Id of the user whose own rows the table has; null where the policy alone decides. */
  readonly ownerId: string | null;
  readonly pageFields: PageFields;
  /** True where every write of its rows counts the change counter on. */
  readonly countsChanges: boolean;
}

/** Services that sources are found with. */
export interface ChartSources {
  readonly models: Pick<ModelService, 'all' | 'visible'>;
  readonly workTables: WorkTables;
}

/** Fields by which a page narrows a chart of records that has no dimension of the kind. */
const recordFields: PageFields = { date: 'createdTime', department: 'ownerDeptId', person: 'owner' };

/** Reader of a chart, and the time of reading. */
interface SourceReader {
  readonly user: SignedInUser;
  readonly at: Date;
}

/** Returns the source of this code for who may see its records. Throws chartModelMissing, noPermissionToView. */
export async function chartSource(
  { models, workTables }: ChartSources,
  reader: SourceReader,
  code: string,
): Promise<ChartSource> {
  if (isPlatformSource(code)) return platformSource(workTables, reader, code);
  const { user, at } = reader;
  const known = (await models.all()).find(({ schemaCode }) => schemaCode === code);
  if (known === undefined) throw appError('chartModelMissing', { model: code });
  const model = await models.visible(known.schemaCode, user);
  const { schemaCode, appCode, version, table, definition } = model;
  const names = { name: definition.name, nameI18n: definition.name_i18n ?? null };
  const kept = { ownerId: null, pageFields: recordFields, countsChanges: true };
  return { schemaCode, appCode, version, table, policy: policyOf(model, user, at), ...names, ...kept };
}

async function platformSource(
  workTables: WorkTables,
  { user, at }: SourceReader,
  code: PlatformSourceCode,
): Promise<ChartSource> {
  const { name, name_i18n: nameI18n, pageFields } = platformSources[code];
  const { table, ownerId } = await workTables.tableFor(code, user, at);
  const own = { schemaCode: code, appCode: null, version: 1, name, nameI18n };
  return { ...own, table, policy: unrestricted, ownerId, pageFields, countsChanges: false };
}

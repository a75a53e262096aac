import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ModelTable, RowLevelPolicy } from '../../record-store/index.ts';
import { type ModelService, policyOf } from '../models/index.ts';

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
}

/** Returns the source of this code for who may see its records. Throws chartModelMissing, noPermissionToView. */
export async function chartSource(
  models: Pick<ModelService, 'all' | 'visible'>,
  { user, at }: { readonly user: SignedInUser; readonly at: Date },
  code: string,
): Promise<ChartSource> {
  const known = (await models.all()).find(({ schemaCode }) => schemaCode === code);
  if (known === undefined) throw appError('chartModelMissing', { model: code });
  const model = await models.visible(known.schemaCode, user);
  const { schemaCode, appCode, version, table, definition } = model;
  const names = { name: definition.name, nameI18n: definition.name_i18n ?? null };
  return { schemaCode, appCode, version, table, policy: policyOf(model, user, at), ...names };
}

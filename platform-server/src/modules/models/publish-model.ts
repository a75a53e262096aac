import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Form, ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import { designNoun } from '../designs/index.ts';
import { formVersions, type FormVersionRow } from './form-versions.repository.ts';
import * as repository from './models.repository.ts';
import { planModel, type Publication } from './plan-model.ts';
import { sameJson } from '../../same-json.ts';

/** Options of the publication of a definition. */
export interface PublishOptions {
  /** Paths, as `Order.lines.price`, of the values that may go. */
  readonly mayGo?: ReadonlySet<string>;
  /** The person who publishes a form by hand, and their note on it; absent where a package brings it. */
  readonly byHand?: { readonly publisherId: string; readonly note: string };
}

type Publishing = Pick<Platform, 'corpId' | 'now'>;

/** See ModelService: publishes a definition, with a version of each form that it changes. */
export async function publishModel(
  trx: Database,
  { corpId, now }: Publishing,
  appCode: string,
  definition: ModelDefinition,
  { mayGo = new Set(), byHand }: PublishOptions = {},
): Promise<Publication> {
  // Of two publications at once the later one sees what the earlier one has made.
  await repository.lockModel(trx, corpId, definition.schemaCode);
  const plan = () => planModel(trx, corpId, appCode, definition);
  const first = await plan();
  if (first.isSame) return first;
  // Nobody may write values between the count of what goes and its going.
  const isLocked = await repository.lockEmptiedTables(trx, first.steps);
  const publication = isLocked ? await plan() : first;
  refuseLosses(publication, mayGo);
  const publishedTime = now();
  await repository.changeTables(trx, publication.steps);
  await repository.savePublished(trx, corpId, publication.model, publishedTime);
  await keepForms(trx, corpId, definition, { publishedTime, publisherId: null, note: '', ...byHand });
  return publication;
}

/**
 * See ModelService: publishes a form in place of the one of its code, or as a further one. Throws modelMissing,
 * designUnchanged.
 */
export async function publishForm(
  trx: Database,
  platform: Publishing,
  { schemaCode, form }: { readonly schemaCode: ModelCode; readonly form: Form },
  byHand: NonNullable<PublishOptions['byHand']>,
): Promise<FormVersionRow> {
  const { corpId } = platform;
  await repository.lockModel(trx, corpId, schemaCode);
  const model = await repository.findModel(trx, corpId, schemaCode);
  if (model === undefined) throw appError('modelMissing', { schemaCode });
  const { forms } = model.definition;
  const isKnown = forms.some(({ code }) => code === form.code);
  const next = isKnown ? forms.map((each) => (each.code === form.code ? form : each)) : [...forms, form];
  const { isSame } = await publishModel(trx, platform, model.appCode, { ...model.definition, forms: next }, { byHand });
  const newest = await formVersions.find(trx, { corpId, schemaCode, formCode: form.code });
  if (newest === undefined) throw new Error(`Form ${form.code} of ${schemaCode} has no version.`);
  if (isSame) throw appError('designUnchanged', { version: newest.version, ...designNoun('form') });
  return newest;
}

/** A workflow that adding a record of a model starts, or no longer does. */
export interface Binding {
  readonly schemaCode: ModelCode;
  readonly workflowCode: string;
  readonly isBound: boolean;
}

/**
 * See ModelService: binds a workflow to adding a record, or looses it where it is the one that is bound. Returns the
 * workflow that is bound then. Throws modelMissing.
 */
export async function bindWorkflow(
  trx: Database,
  platform: Publishing,
  { schemaCode, workflowCode, isBound }: Binding,
): Promise<string | null> {
  await repository.lockModel(trx, platform.corpId, schemaCode);
  const model = await repository.findModel(trx, platform.corpId, schemaCode);
  if (model === undefined) throw appError('modelMissing', { schemaCode });
  const { workflowCode: before, ...unbound } = model.definition;
  if (!isBound && before !== workflowCode) return before ?? null;
  await publishModel(trx, platform, model.appCode, isBound ? { ...unbound, workflowCode } : unbound);
  return isBound ? workflowCode : null;
}

type Facts = Pick<FormVersionRow, 'publishedTime' | 'publisherId' | 'note'>;

/** Each form that differs from its newest version has a next one. */
async function keepForms(
  trx: Database,
  corpId: string,
  { schemaCode, forms }: ModelDefinition,
  facts: Facts,
): Promise<void> {
  const known = await formVersions.findNewestContents(trx, corpId, { schemaCode });
  const newest = new Map(known.map((each) => [each.formCode, each]));
  for (const form of forms) {
    const before = newest.get(form.code);
    if (before !== undefined && sameJson(before.form, form)) continue;
    const version = (before?.version ?? 0) + 1;
    await formVersions.insert(trx, { corpId, schemaCode, formCode: form.code }, { version, form, ...facts });
  }
}

function refuseLosses({ losses }: Publication, mayGo: ReadonlySet<string>): void {
  const refused = losses.filter(({ item }) => !mayGo.has(item));
  if (refused.length === 0) return;
  throw appError('modelChangeLosesData', { detail: refused.map(({ item, rows }) => `${item} (${rows})`).join(', ') });
}

import type { AddedOptions } from '@portico/shared-kit/contract/import-outcomes.schema';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Form, FormConfig, FormInput, ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { addOptions } from './add-options.ts';
import type { RecordAccess } from './record-access.ts';
import { type ListLayouts, listLayouts } from './list-layouts.ts';
import { type ModelCache, modelCache } from './model-cache.ts';
import type { Model } from './model.ts';
import { type ModelRights, modelRights } from './model-rights.ts';
import { canView } from './models.policy.ts';
import { presentFormWithin } from './models.presenter.ts';
import { checkRelations } from './models-together.ts';
import type { FormVersionRow } from './form-versions.repository.ts';
import { planModel, type Publication } from './plan-model.ts';
import { type Binding, bindWorkflow, publishForm, publishModel } from './publish-model.ts';

/** Business models: reading the published ones, publishing new ones. */
export interface ModelService extends ModelCache {
  /** The published model, for who sees its list. Throws modelMissing or noPermissionToView. */
  visible(schemaCode: ModelCode, user: SignedInUser): Promise<Model>;
  /**
   * The published model, for who may open its forms and print them: whoever sees its list, or has a part in a workflow
   * of one of its records. Throws modelMissing or noPermissionToView.
   */
  readable(schemaCode: ModelCode, user: SignedInUser): Promise<Model>;
  /**
   * A form with what the user may fill in, as `readable`; with a workflow, what its start lets them. Throws formMissing
   * and notPublished too.
   */
  form(user: SignedInUser, input: FormInput): Promise<FormConfig>;
  /** Returns the rights of the user on a model that they see or have a part in. */
  rightsOf(model: Model, user: SignedInUser): ModelRights;
  readonly layouts: ListLayouts;
  /**
   * Returns the changes that publishing this definition would make; changes nothing. Throws packageInvalid (a
   * definition that contradicts itself).
   */
  plan(db: Database, appCode: string, definition: ModelDefinition): Promise<Publication>;
  /**
   * Publishes in the caller's transaction; call `forget` when it is committed. Throws as `plan`, and modelChangeLosesData
   * where values would go whose path, as `Order.lines.price`, is not in `mayGo`.
   */
  publish(
    trx: Database,
    appCode: string,
    definition: ModelDefinition,
    mayGo?: ReadonlySet<string>,
  ): Promise<Publication>;
  /**
   * Publishes one form of a model in the caller's transaction, in place of the one of its code or as a further one; call
   * `forget` when it is committed. The next publication waits for it. Returns its version. Throws as `publish`,
   * modelMissing, and designUnchanged.
   */
  publishForm(
    trx: Database,
    published: { readonly schemaCode: ModelCode; readonly form: Form },
    byHand: { readonly publisherId: string; readonly note: string },
  ): Promise<FormVersionRow>;
  /**
   * Binds a published workflow to adding a record of its model, or looses it, in the caller's transaction; call `forget`
   * when it is committed. Returns the workflow that is bound then, null for none. Throws modelMissing.
   */
  bindWorkflow(trx: Database, binding: Binding): Promise<string | null>;
  /**
   * Adds options to fields that take them from imports, in the caller's transaction; call `forget` when it is committed.
   * The next publication waits for it. Returns those that were not there. Throws modelMissing, and importOptionsChanged
   * where a field cannot take them any more as they are.
   */
  addOptions(
    trx: Database,
    of: { readonly schemaCode: ModelCode; readonly added: readonly AddedOptions[] },
  ): Promise<readonly AddedOptions[]>;
  /**
   * Makes sure that these definitions and the published models that refer to them fit together; they may refer to each
   * other in any order. Throws packageInvalid with the model and the path of what is wrong.
   */
  checkRelations(db: Database, definitions: readonly ModelDefinition[]): Promise<void>;
}

type ModelAccess = Pick<RecordAccess, 'hasPart' | 'limitsAtStart'>;

/** Business models: their published definitions and the tables behind them. */
export function modelService(platform: Platform, { hasPart, limitsAtStart }: ModelAccess): ModelService {
  const { corpId, now } = platform;
  const { current, all, forget } = modelCache(platform);
  const plan: ModelService['plan'] = (db, appCode, definition) => planModel(db, corpId, appCode, definition);

  async function readable(schemaCode: ModelCode, user: SignedInUser): Promise<Model> {
    const model = await current(schemaCode);
    if (canView(model.definition, user) || (await hasPart(user, schemaCode))) return model;
    throw appError('noPermissionToView');
  }

  return {
    current,
    all,
    checkRelations: (db, definitions) => checkRelations(db, corpId, definitions),
    forget,
    plan,

    async visible(schemaCode, user) {
      const model = await current(schemaCode);
      if (!canView(model.definition, user)) throw appError('noPermissionToView');
      return model;
    },

    readable,

    rightsOf: (model, user) => modelRights(model, user, now()),

    async form(user, { schemaCode, sheetCode: formCode, workflowCode }) {
      const model = await readable(schemaCode, user);
      const limits = workflowCode === undefined ? null : await limitsAtStart(workflowCode, model.table.properties);
      return presentFormWithin(model, formCode, { rights: modelRights(model, user, now()), limits });
    },

    layouts: listLayouts(platform),

    publish: (trx, appCode, definition, mayGo = new Set()) =>
      publishModel(trx, platform, appCode, definition, { mayGo }),

    bindWorkflow: (trx, binding) => bindWorkflow(trx, platform, binding),

    addOptions: (trx, of) => addOptions(trx, platform, of),

    publishForm: (trx, form, byHand) => publishForm(trx, platform, form, byHand),
  };
}

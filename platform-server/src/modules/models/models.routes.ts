import { DataItems, DataItemsInput, DataRules, DataRulesInput } from '@portico/shared-kit/contract/data-rules.schema';
import { getDataItems, getDataRules, getForm, getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { FormConfig, FormInput, ListConfig, ListConfigInput } from '@portico/shared-kit/contract/models.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { presentDataItems, presentDataRules } from './data-items.presenter.ts';
import type { Model } from './model.ts';
import { canAdd, canDelete } from './models.policy.ts';
import { type ModelRights, presentForm, presentListConfig } from './models.presenter.ts';
import type { ModelService } from './models.service.ts';

/** Registers list configs and forms (list spec, section 7). */
export function registerModels(app: FastifyInstance, models: ModelService): void {
  route(app, getListConfigData, { input: ListConfigInput, reply: ListConfig }, async ({ input, user }) => {
    const model = await models.visible(input.schemaCode, user);
    return presentListConfig(model, input.code, rightsOf(model, user));
  });

  route(app, getForm, { input: FormInput, reply: FormConfig }, async ({ input, user }) => {
    const model = await models.readable(input.schemaCode, user);
    return presentForm(model, input.sheetCode, rightsOf(model, user));
  });

  route(app, getDataItems, { input: DataItemsInput, reply: DataItems }, async ({ input, user }) =>
    presentDataItems(await models.visible(input.schemaCode, user), input, () => true),
  );

  route(app, getDataRules, { input: DataRulesInput, reply: DataRules }, async ({ input, user }) =>
    presentDataRules(await models.readable(input.schemaCode, user)),
  );
}

function rightsOf({ definition }: Model, user: SignedInUser): ModelRights {
  return { canAdd: canAdd(definition, user), canDelete: canDelete(definition, user) };
}

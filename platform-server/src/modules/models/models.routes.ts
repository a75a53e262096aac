import { getForm, getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { FormConfig, FormInput, ListConfig, ListConfigInput } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canAdd, canDelete, canView } from './models.policy.ts';
import { presentForm, presentListConfig } from './models.presenter.ts';
import type { ModelService } from './models.service.ts';

/** Registers list configs and forms (list spec, section 7). */
export function registerModels(app: FastifyInstance, models: ModelService): void {
  async function visible(schemaCode: string, user: SignedInUser) {
    const model = await models.current(schemaCode);
    if (!canView(model.definition, user)) throw appError('noPermissionToView');
    const rights = { canAdd: canAdd(model.definition, user), canDelete: canDelete(model.definition, user) };
    return { model, rights };
  }

  route(app, getListConfigData, { input: ListConfigInput, reply: ListConfig }, async ({ input, user }) => {
    const { model, rights } = await visible(input.schemaCode, user);
    return presentListConfig(model, input.code, rights);
  });

  route(app, getForm, { input: FormInput, reply: FormConfig }, async ({ input, user }) => {
    const { model, rights } = await visible(input.schemaCode, user);
    return presentForm(model, input.sheetCode, rights);
  });
}

import { Empty } from '@portico/shared-kit/contract/common.schema';
import { DataItems, DataItemsInput, DataRules, DataRulesInput } from '@portico/shared-kit/contract/data-rules.schema';
import {
  getDataItems,
  getDataRules,
  getForm,
  getListConfigData,
  getQueryHeaders,
  keepListLayout,
} from '@portico/shared-kit/contract/models.endpoints';
import { FormConfig, FormInput, ListConfig, ListConfigInput } from '@portico/shared-kit/contract/models.schema';
import { KeepListLayoutInput } from '@portico/shared-kit/contract/list-layout.schema';
import { QueryHeaders, QueryHeadersInput } from '@portico/shared-kit/contract/query-headers.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { presentDataItems, presentDataRules } from './data-items.presenter.ts';
import type { Model } from './model.ts';
import { presentListConfig } from './models.presenter.ts';
import { presentHeaders } from './query-headers.presenter.ts';
import type { ModelService } from './models.service.ts';

/** Finds the saved view that a person's list opens with; undefined where there is none. */
type DefaultViewOf = (user: SignedInUser, model: Model) => Promise<ListConfig['defaultView']>;

/** Registers list configs and forms (list spec, section 7). */
export function registerModels(app: FastifyInstance, models: ModelService, defaultViewOf: DefaultViewOf): void {
  route(app, getListConfigData, { input: ListConfigInput, reply: ListConfig }, async ({ input, user }) => {
    const model = await models.visible(input.schemaCode, user);
    const config = presentListConfig(model, input.code, models.rightsOf(model, user));
    const [layout, defaultView] = await Promise.all([
      models.layouts.find(user, model.schemaCode, config.view.code),
      input.code === undefined ? defaultViewOf(user, model) : undefined,
    ]);
    return {
      ...config,
      ...(layout === null ? {} : { layout }),
      ...(defaultView === undefined ? {} : { defaultView }),
    };
  });

  route(app, keepListLayout, { input: KeepListLayoutInput, reply: Empty }, async ({ input, user }) => {
    const model = await models.visible(input.schemaCode, user);
    // Throws where there is no such view.
    presentListConfig(model, input.viewCode, models.rightsOf(model, user));
    return models.layouts.keep(user, input);
  });

  route(app, getQueryHeaders, { input: QueryHeadersInput, reply: QueryHeaders }, async ({ input, user }) => {
    const model = await models.visible(input.schemaCode, user);
    return presentHeaders(presentListConfig(model, input.queryCode, models.rightsOf(model, user)));
  });

  route(app, getForm, { input: FormInput, reply: FormConfig }, ({ input, user }) => models.form(user, input));

  route(app, getDataItems, { input: DataItemsInput, reply: DataItems }, async ({ input, user }) => {
    const model = await models.visible(input.schemaCode, user);
    return presentDataItems(model, input, models.rightsOf(model, user).fields);
  });

  route(app, getDataRules, { input: DataRulesInput, reply: DataRules }, async ({ input, user }) =>
    models
      .readable(input.schemaCode, user)
      .then((model) => presentDataRules(model, models.rightsOf(model, user).fields)),
  );
}

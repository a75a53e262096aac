import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { asJson } from '../database/index.ts';
import type { EndpointWorld } from './endpoint-world.ts';

type Input = (world: EndpointWorld) => object | Promise<object>;

const ofOrders = { schemaCode: 'Order', sheetCode: 'main' };
const orderDesign = formDesignName(ofOrders);
const formOf = (instruction: string) => ({
  code: 'main',
  name: '订单',
  sections: [{ title: '基本信息', instruction, properties: ['title', 'amount', 'lines'] }],
});

/** A draft of which the system administrator has the lock, the same each time. */
async function madeDraft({ app: { platform } }: EndpointWorld, form: object = formOf('请填写')): Promise<void> {
  const { db } = platform.connections;
  await db.deleteFrom('form_design').where('corp_id', '=', 'main').execute();
  const kept = { schema_code: 'Order', form_code: 'main', form: asJson(form), revision: 1, based_on: 1 };
  const lock = { lock_user_id: 'sid', lock_since: new Date(0), lock_expires: new Date('2100-01-01') };
  await db
    .insertInto('form_design')
    .values({ corp_id: 'main', ...kept, modifier_id: 'sid', modified_time: new Date(0), ...lock })
    .execute();
}

const onDraft =
  (more: object = {}, name: object = orderDesign): Input =>
  async (world) => {
    await madeDraft(world);
    return { ...name, ...more };
  };

/** A good call of every endpoint of designing forms, by the name of its operation and the kind. */
export const formDesignInputs: Readonly<Record<string, Input>> = {
  'listDesigns:form': async (world) => {
    await madeDraft(world);
    return { kind: 'form', keyword: 'Order' };
  },
  'createDesign:form': async (world) => {
    await madeDraft(world);
    return { ...formDesignName({ schemaCode: 'Order', sheetCode: 'short' }), name: '简表' };
  },
  'getDesign:form': onDraft(),
  'takeDesignLock:form': onDraft(),
  'takeOverDesignLock:form': onDraft(),
  'releaseDesignLock:form': onDraft(),
  'saveDesignDraft:form': onDraft({ revision: 1, form: formOf('') }),
  'discardDesignDraft:form': onDraft({ revision: 1 }),
  'publishDesign:form': async (world) => {
    // Another one each time: what is published already is refused.
    await madeDraft(world, formOf(world.app.platform.newId()));
    return { ...orderDesign, revision: 1 };
  },
  'setDesignAvailability:form': onDraft({ availability: 'on' }),
  'deleteDesign:form': onDraft(),
  'checkDesign:form': onDraft(),
  'listDesignVersions:form': onDraft({ page: 0, size: 20 }),
  'getDesignVersion:form': onDraft({ version: 1 }),
  'restoreDesignVersion:form': onDraft({ revision: 1, version: 1 }),
  previewForm: onDraft({ roleCode: 'clerk', workflowCode: 'orderFlow', activityCode: 'A' }, ofOrders),
};

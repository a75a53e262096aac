import type { EndpointWorld } from './endpoint-world.ts';
import { formDesignInputs } from './form-design-inputs.ts';
import { approve, bpmn, end, flow, start } from '../workflow-engine/testing/diagrams.ts';

type Input = (world: EndpointWorld) => object | Promise<object>;

const ofOrders = { workflowCode: 'orderFlow' };
const drawn = bpmn(
  [
    start,
    flow('F1', 'Start', 'A'),
    approve('A', '复核', { participants: [['originator', '']] }),
    flow('F2', 'A', 'End'),
    end,
  ].join(''),
);

/** A draft of which the privileged person has the lock, the same each time. */
async function madeDraft({ app: { platform } }: EndpointWorld): Promise<void> {
  const { db } = platform.connections;
  const never = new Date('2100-01-01');
  await db.deleteFrom('workflow_design').where('corp_id', '=', 'main').execute();
  const kept = { workflow_code: 'orderFlow', schema_code: 'Order', name: '订单审批', bpmn: drawn, revision: 1 };
  const lock = { lock_user_id: 'pia', lock_since: new Date(0), lock_expires: never };
  await db
    .insertInto('workflow_design')
    .values({ corp_id: 'main', ...kept, based_on: 1, modifier_id: 'pia', modified_time: new Date(0), ...lock })
    .execute();
}

const onDraft =
  (more: object = {}): Input =>
  async (world) => {
    await madeDraft(world);
    return { ...ofOrders, ...more };
  };

/** A good call of every endpoint of designing workflows and forms, by the name of its operation. */
export const designInputs: Readonly<Record<string, Input>> = {
  listDesigns: () => ({}),
  listDesignableModels: () => ({}),
  createDesign: async (world) => {
    await madeDraft(world);
    return { workflowCode: 'orderReview', name: '订单复核', schemaCode: 'Order' };
  },
  getDesign: onDraft(),
  takeDesignLock: onDraft(),
  takeOverDesignLock: onDraft(),
  releaseDesignLock: onDraft(),
  saveDesignDraft: onDraft({ revision: 1, bpmn: drawn }),
  discardDesignDraft: onDraft({ revision: 1 }),
  publishDesign: onDraft({ revision: 1 }),
  bindDesign: onDraft({ isBound: false }),
  setDesignAvailability: onDraft({ availability: 'on' }),
  deleteDesign: onDraft(),
  checkDesign: onDraft(),
  listDesignVersions: onDraft({ page: 0, size: 20 }),
  getDesignVersion: onDraft({ version: 1 }),
  restoreDesignVersion: onDraft({ revision: 1, version: 1 }),
  getDesignChanges: onDraft({ from: 1, to: 0 }),
  importDesign: onDraft({ bpmn: drawn }),
  exportDesign: onDraft(),
  previewDesign: onDraft({ originatorId: 'emma' }),
  checkCondition: onDraft({ expression: 'amount > 5' }),
  ...formDesignInputs,
};

import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { documentDesignInputs } from './document-design-inputs.ts';
import type { EndpointWorld } from './endpoint-world.ts';
import { formDesignInputs } from './form-design-inputs.ts';
import { approve, bpmn, end, flow, start } from '../workflow-engine/testing/diagrams.ts';

type Input = (world: EndpointWorld) => object | Promise<object>;

const ofOrders = { workflowCode: 'orderFlow' };
const orderDesign = workflowDesignName(ofOrders);
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
  (more: object = {}, name: object = orderDesign): Input =>
  async (world) => {
    await madeDraft(world);
    return { ...name, ...more };
  };
const ofWorkflow = (more: object = {}) => onDraft(more, ofOrders);

/** A good call of every endpoint of designing, by the name of its operation, and of the kind where it has one. */
export const designInputs: Readonly<Record<string, Input>> = {
  'listDesigns:workflow': () => ({ kind: 'workflow' }),
  listDesignableModels: () => ({}),
  'createDesign:workflow': async (world) => {
    await madeDraft(world);
    return { ...workflowDesignName({ workflowCode: 'orderReview' }), name: '订单复核', schemaCode: 'Order' };
  },
  'getDesign:workflow': onDraft(),
  'takeDesignLock:workflow': onDraft(),
  'takeOverDesignLock:workflow': onDraft(),
  'releaseDesignLock:workflow': onDraft(),
  'saveDesignDraft:workflow': onDraft({ revision: 1, bpmn: drawn }),
  'discardDesignDraft:workflow': onDraft({ revision: 1 }),
  'publishDesign:workflow': onDraft({ revision: 1 }),
  bindDesign: ofWorkflow({ isBound: false }),
  'setDesignAvailability:workflow': onDraft({ availability: 'on' }),
  'deleteDesign:workflow': onDraft(),
  'checkDesign:workflow': onDraft(),
  'listDesignVersions:workflow': onDraft({ page: 0, size: 20 }),
  'getDesignVersion:workflow': onDraft({ version: 1 }),
  'restoreDesignVersion:workflow': onDraft({ revision: 1, version: 1 }),
  getDesignChanges: ofWorkflow({ from: 1, to: 0 }),
  importDesign: ofWorkflow({ bpmn: drawn }),
  exportDesign: ofWorkflow(),
  previewDesign: ofWorkflow({ originatorId: 'emma' }),
  checkCondition: ofWorkflow({ expression: 'amount > 5' }),
  ...formDesignInputs,
  ...documentDesignInputs,
};

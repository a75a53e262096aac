import {
  checkCondition,
  exportDesign,
  importDesign,
  previewDesign,
} from '@portico/shared-kit/contract/workflow-design.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type EndpointWorld, startEndpointWorld } from '../../../testing/endpoint-world.ts';
import { newSession } from '../../../testing/test-session.ts';

let world: EndpointWorld;
const workflowCode = 'orderFlow';

beforeAll(async () => {
  world = await startEndpointWorld();
});
afterAll(() => world.app.close());

test('a record tells a designer no more than it shows them elsewhere', async () => {
  const { id: objectId } = await world.newOrder();
  const condition = { workflowCode, expression: 'title != null', objectId };
  const trial = { workflowCode, originatorId: 'emma', objectId };
  const { call } = world.app;
  for (const [endpoint, input] of [
    [checkCondition, condition],
    [previewDesign, trial],
  ] as const) {
    const answers = await Promise.all(
      ['pia', 'root'].map((who) => call<object, unknown>(endpoint as never, input, who)),
    );
    expect(answers.map(({ errcode }) => errcode)).toEqual([codeOf('noPermissionToView'), 0]);
  }
});

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'templateUnreadable'],
  ['more than is read', `<a>${'b'.repeat(2_000_001)}</a>`, 'templateTooLarge'],
  ['remarks that never end', '<!--'.repeat(400_000), 'templateUnreadable'],
] as const)('a file with %s is refused', async (_what, bpmn, name) => {
  const { errcode } = await world.app.call(importDesign, { workflowCode, bpmn }, 'root');
  expect(errcode).toBe(codeOf(name));
});

test('a file goes out under the name of its workflow', async () => {
  const headers = { authorization: `Bearer ${await newSession(world.app.platform, 'root')}` };
  const url = exportDesign.path.replace(':workflowCode', workflowCode);
  const { headers: told, body } = await world.app.http.inject({ url, headers });
  expect(told['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('订单审批-v1.bpmn')}`);
  expect(body).toContain('portico:activity');
});

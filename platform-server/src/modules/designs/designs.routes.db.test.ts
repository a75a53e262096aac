import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import * as endpoints from '@portico/shared-kit/contract/designs.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type FormWorld, formWith, orderDesign, startFormWorld } from '../../testing/form-world.ts';

let world: FormWorld;

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const requestInvalid = codeOf('requestInvalid');
const save = (input: object) => world.app.call(endpoints.saveDesignDraft, input as never, 'adm');

test('a kind that is not designed is no kind, whoever asks for it', async () => {
  for (const userId of ['adm', 'ann']) {
    const { errcode, errmsg } = await world.app.call(endpoints.listDesigns, { kind: 'spell' } as never, userId);
    expect([errcode, errmsg]).toEqual([requestInvalid, expect.stringContaining('kind')]);
  }
  expect((await world.app.call(endpoints.listDesigns, { kind: 'spell' } as never, null)).errcode).toBe(
    codeOf('notSignedIn'),
  );
});

test('a content that is not of the kind is refused, and so is none', async () => {
  const draft = { ...orderDesign, revision: 0 };
  for (const content of [{}, { bpmn: '<x/>' }, { form: formWith('title'), bpmn: '<x/>' }])
    expect((await save({ ...draft, ...content })).errcode).toBe(requestInvalid);
  const workflow = { kind: 'workflow', designKey: 'orderFlow', revision: 0 };
  expect((await save({ ...workflow, form: formWith('title') })).errcode).toBe(requestInvalid);
});

test('a key that is not of the kind is refused', async () => {
  const { getDesign } = designEndpoints('form');
  for (const designKey of ['Order', 'Order.main.x', 'Order.', '.main'])
    expect((await world.app.call(getDesign, { kind: 'form', designKey }, 'adm')).errcode).toBe(requestInvalid);
  const ofWorkflow = { kind: 'workflow', designKey: 'Order.main' } as const;
  expect((await world.app.call(endpoints.getDesign, ofWorkflow, 'adm')).errcode).toBe(requestInvalid);
});

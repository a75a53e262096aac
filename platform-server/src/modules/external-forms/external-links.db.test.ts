import { openExternalForm, submitExternalForm } from '@portico/shared-kit/contract/external-forms.endpoints';
import {
  addExternalLink,
  deleteExternalLink,
  listExternalLinks,
  switchExternalLink,
} from '@portico/shared-kit/contract/external-links.endpoints';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { setDesignAvailability } from '@portico/shared-kit/contract/designs.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { callAsGuest, newLink, startExternalWorld, guestSessionOf } from '../../testing/external-world.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');
const day = 86_400_000;
const schemaCode = 'Feedback';
const later = (ms: number) => new Date(clock.getTime() + ms).toISOString();

beforeAll(async () => {
  app = await startExternalWorld(() => clock);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.platform.connections.db.deleteFrom('external_link').execute();
  await app.platform.connections.db.deleteFrom('limited_use').execute();
});

const list = async (user = 'ada') => app.call(listExternalLinks, { schemaCode }, user);
const stateOf = async (id: string) => (await list()).data.items.find((link) => link.id === id)?.state;
const open = (formid: string) => app.call(openExternalForm, { formid }, null);
const submit = async (formid: string | null) =>
  callAsGuest(
    app,
    submitExternalForm,
    { data: { title: '好' }, requestId: app.platform.newId() },
    await guestSessionOf(app, { formid }),
  );

describe('the links of a model', () => {
  test('are for administrators who see it', async () => {
    expect((await list('bob')).errcode).toBe(codeOf('noPermission'));
    expect((await list('una')).errcode).toBe(codeOf('noPermissionToView'));
    expect((await list()).data).toMatchObject({ items: [], refusal: null });
  });

  test('can ask for what their maker may fill in, and for nobody of the organisation', async () => {
    const [form] = (await list()).data.forms;
    expect(form?.fields.map(({ code, looksUp }) => [code, looksUp])).toEqual([
      ['title', false],
      ['score', false],
      ['files', false],
      ['customer', true],
      ['product', true],
      ['lines', false],
    ]);
    expect(form?.leftOut).toEqual([{ name: '处理人', name_i18n: null }]);
  });

  test('keep a hash of an address of 192 bits, which administrators are told again', async () => {
    const { formid, id } = await newLink(app);
    expect(formid).toMatch(/^[\w-]{32}$/);
    expect((await newLink(app)).formid).not.toBe(formid);
    expect((await list()).data.items.find((link) => link.id === id)?.formid).toBe(formid);
    const rows = await app.platform.connections.db.selectFrom('external_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(formid);
  });

  test.each([
    ['that ended already', { expiresTime: '2026-03-02T00:59:00Z' }, 'linkExpiryInvalid'],
    ['that never ends', { expiresTime: '2030-03-02T01:00:00Z' }, 'linkExpiryInvalid'],
    ['to a form that is not there', { sheetCode: 'nothing' }, 'formMissing'],
    ['that asks for what its maker may not fill in', { fields: ['title', 'priority'] }, 'propertyMissing'],
    ['that asks for people', { fields: ['handler'] }, 'propertyMissing'],
    ['that asks for what is not on the form', { fields: ['secret'] }, 'propertyMissing'],
    ['for no answers', { maxAnswers: 0 }, 'requestInvalid'],
  ] as const)('are not made %s', async (_, more, refusal) => {
    const input = { schemaCode, sheetCode: 'main', name: '', expiresTime: later(day), ...more };
    const { fields, ...rest } = input as typeof input & { fields?: readonly string[] };
    const answer = await app.call(addExternalLink, { ...rest, ...(fields && { fields: [...fields] }) }, 'ada');
    expect(answer.errcode).toBe(codeOf(refusal));
    expect((await list()).data.items).toEqual([]);
  });

  test('are fifty at most', async () => {
    for (let made = 0; made < 50; made++) await newLink(app);
    await expect(newLink(app)).rejects.toThrow(String(codeOf('tooManyLinks')));
  });
});

describe('a link that takes no answers', () => {
  const nowhere = async () => {
    const { status, errcode, errmsg } = await open('x'.repeat(32));
    return { status, errcode, errmsg };
  };

  test('answers as one that never was, whatever the reason', async () => {
    const [disabled, full, ended] = [await newLink(app), await newLink(app, { maxAnswers: 1 }), await newLink(app)];
    await app.call(switchExternalLink, { schemaCode, id: disabled.id, disabled: true }, 'ada');
    expect((await submit(full.formid)).errcode).toBe(0);
    await app.call(deleteExternalLink, { schemaCode, id: ended.id }, 'ada');
    const heard = await nowhere();
    expect(heard).toMatchObject({ status: 404, errcode: codeOf('linkNotUsable') });
    for (const { formid } of [disabled, full, ended]) expect(await open(formid)).toMatchObject(heard);
    const late = await newLink(app, { expiresTime: later(60_000) });
    clock = new Date(clock.getTime() + 60_000);
    expect(await open(late.formid)).toMatchObject(heard);
    expect(await stateOf(late.id)).toBe('expired');
    expect(await stateOf(disabled.id)).toBe('disabled');
    expect(await stateOf(full.id)).toBe('full');
  });

  test('ends the guest sessions of those who have it open, and takes answers again when it is opened again', async () => {
    const { id, formid } = await newLink(app);
    const guestToken = await guestSessionOf(app, { formid });
    const send = () =>
      callAsGuest(app, submitExternalForm, { data: { title: '好' }, requestId: app.platform.newId() }, guestToken);
    await app.call(switchExternalLink, { schemaCode, id, disabled: true }, 'ada');
    expect((await send()).errcode).toBe(codeOf('linkNotUsable'));
    await app.call(switchExternalLink, { schemaCode, id, disabled: false }, 'ada');
    expect((await send()).errcode).toBe(0);
  });

  test('is one whose maker may not add by themselves any more, or has gone', async () => {
    const { id, formid } = await newLink(app);
    const { db } = app.platform.connections;
    const roles = await db.selectFrom('user_role').selectAll().where('user_id', '=', 'ada').execute();
    await db.deleteFrom('user_role').where('user_id', '=', 'ada').where('role_id', '=', 'clerk').execute();
    expect((await open(formid)).errcode).toBe(codeOf('linkNotUsable'));
    await db.deleteFrom('user_role').where('user_id', '=', 'ada').execute();
    await db.insertInto('user_role').values(roles).execute();
    const change = (status: 'ENABLED' | 'DISABLED') =>
      db.updateTable('app_user').set({ status }).where('id', '=', 'ada').execute();
    await change('DISABLED');
    expect((await open(formid)).errcode).toBe(codeOf('linkNotUsable'));
    await change('ENABLED');
    expect(await stateOf(id)).toBe('open');
  });
});

test('a link that is gone can be neither closed nor deleted, nor one of another model', async () => {
  const { id } = await newLink(app);
  for (const input of [
    { schemaCode, id: 'nothing' },
    { schemaCode: 'Client', id },
  ]) {
    expect((await app.call(switchExternalLink, { ...input, disabled: true }, 'ada')).errcode).toBe(
      codeOf('linkMissing'),
    );
    expect((await app.call(deleteExternalLink, input, 'ada')).errcode).toBe(codeOf('linkMissing'));
  }
});

test('links are not handed out endlessly: an address asks 300 times in a quarter of an hour', async () => {
  const { formid } = await newLink(app);
  const { db } = app.platform.connections;
  await open(formid);
  await db.updateTable('limited_use').set({ uses: 300 }).where('counter', '=', 'linkOpen').execute();
  expect(await open(formid)).toMatchObject({ status: 429, errcode: codeOf('tooManyRequests') });
  clock = new Date(clock.getTime() + 15 * 60_000);
  expect((await open(formid)).errcode).toBe(0);
});

test('takes no answers while its form is switched off, and none is made to it', async () => {
  const link = await newLink(app);
  const set = (availability: 'on' | 'off') =>
    app.call(setDesignAvailability, { ...formDesignName({ schemaCode, sheetCode: 'main' }), availability }, 'ada');
  await set('off');
  expect(await stateOf(link.id)).toBe('blocked');
  expect((await open(link.formid)).errcode).toBe(codeOf('linkNotUsable'));
  await expect(newLink(app)).rejects.toThrow(String(codeOf('formOff')));
  await set('on');
  expect([await stateOf(link.id), (await open(link.formid)).errcode]).toEqual(['open', 0]);
});

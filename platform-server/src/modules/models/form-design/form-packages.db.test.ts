import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import type { Form } from '@portico/shared-kit/contract/models.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { transaction } from '../../../database/index.ts';
import { formDesigns } from '../../../database/migrations/0042-form-designs.ts';
import { type FormWorld, formWith, ofOrders, orderDesign, startFormWorld } from '../../../testing/form-world.ts';
import { samplePackage } from '../../../testing/sample-package.ts';
import { until } from '../../../testing/until.ts';

const endpoints = designEndpoints('form');

let world: FormWorld;

beforeEach(async () => {
  world = await startFormWorld();
});
afterEach(() => world.app.close());

const section = 'properties: [title, amount, lines] }';
const shown = async () => (await world.app.call(getForm, ofOrders, 'ann')).data.form.sections[0]?.properties;
const design = async () => (await world.app.call(endpoints.getDesign, orderDesign, 'adm')).data;
const versions = async () => {
  const { data } = await world.app.call(endpoints.listDesignVersions, { ...orderDesign, page: 0, size: 50 }, 'adm');
  return data.content.map(({ version, publisher, isCurrent }) => [version, publisher?.id ?? null, isCurrent]);
};

test('what was published by hand is in the exported package, whose import changes nothing', async () => {
  const { appPackages } = world.app.services;
  await world.publish({
    ...formWith('title', 'remark'),
    tabs: [{ code: 'more', title: '更多' }],
    sections: [
      { title: '一', properties: ['title'] },
      { title: '二', tab: 'more', columns: 3, instruction: '请注意', properties: ['remark', 'amount'] },
    ],
  });
  const { files } = await appPackages.exportPackage('sales');
  const { steps } = await appPackages.importPackage(files, {}, null);
  expect(steps).toEqual([]);
  expect(await versions()).toEqual([
    [2, 'adm', true],
    [1, null, false],
  ]);
  await world.publish(formWith('title'));
  await appPackages.importPackage(files, {}, null);
  expect((await design()).form.tabs).toEqual([{ code: 'more', title: '更多' }]);
  expect(await versions()).toEqual([
    [4, null, true],
    [3, 'adm', false],
    [2, 'adm', false],
    [1, null, false],
  ]);
});

test('an older package publishes a next version; a draft is kept, and marked as older', async () => {
  await world.publish(formWith('title', 'remark'));
  await world.app.call(endpoints.takeDesignLock, orderDesign, 'own');
  const draft = { ...orderDesign, revision: 0, form: formWith('title', 'channel') };
  await world.app.call(endpoints.saveDesignDraft, draft, 'own');
  await world.app.services.appPackages.importPackage(samplePackage, {}, null);
  expect(await shown()).toEqual(['title', 'amount', 'lines']);
  const now = await design();
  expect(now).toMatchObject({ form: draft.form, published: { version: 3, publisher: null } });
  expect(now.draft).toMatchObject({ basedOn: 2, isOutdated: true });
  const revision = now.draft?.revision ?? 0;
  const published = await world.app.call(endpoints.publishDesign, { ...orderDesign, revision }, 'own');
  expect(published.data.version).toBe(4);
  expect(await shown()).toEqual(['title', 'channel']);
});

test('a package that changes other things of a model makes no version of its forms', async () => {
  await world.importChanged('name: 销售订单', 'name: 订货单');
  expect(await versions()).toEqual([[1, null, true]]);
});

test('a form that a package takes away is a draft still, and comes back under the next number', async () => {
  await world.app.call(endpoints.takeDesignLock, orderDesign, 'adm');
  await world.app.call(
    endpoints.saveDesignDraft,
    { ...orderDesign, revision: 0, form: formWith('title', 'remark') },
    'adm',
  );
  await world.importChanged('  - code: main\n', '  - code: other\n');
  expect(await design()).toMatchObject({ published: null, draft: { basedOn: 1, isOutdated: true } });
  const { data } = await world.app.call(endpoints.listDesigns, { kind: 'form', keyword: 'order' }, 'adm');
  expect(data.map(({ sheetCode, published }) => [sheetCode, published?.version])).toEqual([
    ['other', 1],
    ['main', undefined],
  ]);
  expect((await world.app.call(endpoints.publishDesign, { ...orderDesign, revision: 1 }, 'adm')).data.version).toBe(2);
  expect(await shown()).toEqual(['title', 'remark']);
});

test('a code that a package took away is free again, and goes on with its numbers', async () => {
  await world.publish(formWith('title'));
  await world.importChanged('  - code: main\n', '  - code: other\n');
  expect((await world.app.call(endpoints.getDesign, orderDesign, 'adm')).errcode).toBe(codeOf('formMissing'));
  const { data } = await world.app.call(endpoints.createDesign, { ...orderDesign, name: '又来' }, 'own');
  expect(data).toMatchObject({ name: '又来', published: null, draft: { revision: 2, isOutdated: false } });
  const again = await world.app.call(endpoints.createDesign, { ...orderDesign, name: '再来' }, 'adm');
  expect(again.errcode).toBe(codeOf('designCodeTaken'));
  await world.app.call(endpoints.saveDesignDraft, { ...orderDesign, revision: 2, form: formWith('remark') }, 'own');
  expect((await world.app.call(endpoints.publishDesign, { ...orderDesign, revision: 3 }, 'own')).data.version).toBe(3);
});

test('a package and a designer are told of the same faults', async () => {
  const faulty = { ...formWith('title', 'nothing', 'title'), tabs: [{ code: 'more', title: ' ' }] };
  const { data } = await world.app.call(endpoints.checkDesign, { ...orderDesign, form: faulty }, 'adm');
  const errors = data.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  expect(errors).toEqual([302035, 302034, 302031, 302032]);
  for (const [properties, detail] of [
    ['title, nothing', 'there is no field “nothing”'],
    ['title, title', 'the field “title” stands on the form twice'],
  ]) {
    await expect(world.importChanged(section, `properties: [${properties}] }`)).rejects.toMatchObject({
      errorName: 'packageInvalid',
      params: { detail: expect.stringContaining(detail ?? '') as string },
    });
  }
});

/** Waits until somebody waits for a row that another one holds. */
const untilOneWaits = () =>
  until('the publication waits', async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.app.platform.connections.db);
    return rows.length > 0;
  });

/** Publishes orders in a transaction that stays open until it is let go on. */
async function openPublication(change: (forms: readonly Form[]) => Form[]) {
  const { platform, services } = world.app;
  const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { appCode, definition } = await services.models.current('Order');
  const done = transaction(platform.connections.db, async (trx) => {
    await services.models.publish(trx, appCode, { ...definition, forms: change(definition.forms) });
    written.resolve();
    await goOn.promise;
  });
  await written.promise;
  return { finish: () => (goOn.resolve(), done) };
}

test('a publication that meets another one loses nothing of it, and gets the next number', async () => {
  const { call } = world.app;
  await call(endpoints.takeDesignLock, orderDesign, 'adm');
  await call(endpoints.saveDesignDraft, { ...orderDesign, revision: 0, form: formWith('title', 'remark') }, 'adm');
  const further = { ...formWith('amount'), code: 'further' };
  const other = await openPublication(([main, ...rest]) => [{ ...(main as Form), name: '改名' }, ...rest, further]);
  const publication = call(endpoints.publishDesign, { ...orderDesign, revision: 1 }, 'adm');
  await untilOneWaits();
  await other.finish();
  expect((await publication).data.version).toBe(3);
  const { definition } = await world.app.services.models.current('Order');
  expect(definition.forms).toEqual([formWith('title', 'remark'), further]);
  expect(await versions()).toEqual([
    [3, 'adm', true],
    [2, null, false],
    [1, null, false],
  ]);
});

test('two forms of one model that are published at once are both published', async () => {
  const { call } = world.app;
  const codes = ['a', 'b', 'c', 'd'];
  for (const sheetCode of codes) {
    const own = { schemaCode: 'Order', sheetCode };
    await call(endpoints.createDesign, { ...formDesignName(own), name: sheetCode }, 'adm');
    const form = { ...formWith('title'), code: sheetCode };
    await call(endpoints.saveDesignDraft, { ...formDesignName(own), revision: 1, form }, 'adm');
  }
  const published = await Promise.all(
    codes.map((sheetCode) =>
      call(endpoints.publishDesign, { ...formDesignName({ schemaCode: 'Order', sheetCode }), revision: 2 }, 'adm'),
    ),
  );
  expect(published.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 0]);
  const { definition } = await world.app.services.models.current('Order');
  expect(definition.forms.map(({ code }) => code).sort()).toEqual([...codes, 'main']);
});

test('of two publications of one draft the later is refused', async () => {
  const { call } = world.app;
  await call(endpoints.takeDesignLock, orderDesign, 'adm');
  await call(endpoints.saveDesignDraft, { ...orderDesign, revision: 0, form: formWith('title') }, 'adm');
  const input = { ...orderDesign, revision: 1 };
  const both = await Promise.all([1, 2].map(() => call(endpoints.publishDesign, input, 'adm')));
  expect(both.map(({ errcode }) => errcode).toSorted((left, right) => left - right)).toEqual([
    0,
    codeOf('designChanged'),
  ]);
  expect(await versions()).toHaveLength(2);
});

test('forms from before there were versions are the first', async () => {
  await world.publish(formWith('title', 'remark'));
  const { db } = world.app.platform.connections;
  await sql`drop table form_design, form_version`.execute(db);
  await formDesigns.up(db as never);
  // As the later step of the schema calls it.
  await sql`alter table form_design rename column sheet_code to form_code`.execute(db);
  await sql`alter table form_version rename column sheet_code to form_code`.execute(db);
  expect(await versions()).toEqual([[1, null, true]]);
  const { data } = await world.app.call(endpoints.getDesignVersion, { ...orderDesign, version: 1 }, 'adm');
  expect(data.form).toEqual(formWith('title', 'remark'));
  expect(await world.publish(formWith('title'))).toBe(2);
});

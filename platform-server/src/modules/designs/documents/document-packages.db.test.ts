import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { pageAndTemplateDesigns } from '../../../database/migrations/0057-page-and-template-designs.ts';
import { documentScenarios } from '../../../testing/document-scenarios.ts';
import { type FormWorld, startFormWorld } from '../../../testing/form-world.ts';
import { samplePackage } from '../../../testing/sample-package.ts';

const calls = designEndpoints('portalPage');

let world: FormWorld;

beforeEach(async () => {
  world = await startFormWorld();
});
afterEach(() => world.app.close());

describe.each(documentScenarios)('a package that has %s', (_, scenario) => {
  const { contentOf } = scenario;
  const name = scenario.name as { readonly kind: 'portalPage'; readonly designKey: string };
  const importing = async (content: JsonObject, more = '', dryRun = false) => {
    const [path, text] = scenario.file(content, more);
    const files = { ...samplePackage, [path]: text };
    const { steps } = await world.app.services.appPackages.importPackage(files, { dryRun }, null);
    return steps.filter(({ detail }) => detail.startsWith(name.designKey)).map(({ action }) => action);
  };
  const exported = async () => (await world.app.services.appPackages.exportPackage('sales')).files;
  const design = async () => (await world.app.call(calls.getDesign, name, 'own')).data;
  const saved = async (content: JsonObject) => {
    await world.app.call(calls.takeDesignLock, name, 'own');
    const revision = (await design()).draft?.revision ?? 0;
    return (await world.app.call(calls.saveDesignDraft, { ...name, revision, content }, 'own')).data.draft;
  };
  const versions = async () => {
    const { data } = await world.app.call(calls.listDesignVersions, { ...name, page: 0, size: 9 }, 'own');
    return data.content.map(({ version, publisher, isCurrent }) => [version, publisher?.id ?? null, isCurrent]);
  };

  test('publishes its content as the next version, where it is another one', async () => {
    expect([await importing(contentOf('一')), await importing(contentOf('一'))]).toEqual([['create'], []]);
    expect([await importing(contentOf('二'), '', true), await importing(contentOf('二'))]).toEqual([
      ['change'],
      ['change'],
    ]);
    expect(await versions()).toEqual([
      [2, null, true],
      [1, null, false],
    ]);
    expect(await scenario.shown(world)).toEqual(contentOf('二'));
  });

  test('leaves the draft that somebody works on, as one that is out of date', async () => {
    await importing(contentOf('一'));
    expect(await saved(contentOf('稿'))).toMatchObject({ basedOn: 1, isOutdated: false });
    expect(await importing(contentOf('二'))).toEqual(['change']);
    const { content, draft, published } = await design();
    expect(content).toEqual(contentOf('稿'));
    expect([draft?.isOutdated, published?.version, published?.publisher]).toEqual([true, 2, null]);
    expect(await scenario.shown(world)).toEqual(contentOf('二'));
    await world.app.call(calls.publishDesign, { ...name, revision: draft?.revision ?? 0 }, 'own');
    expect((await versions())[0]).toEqual([3, 'own', true]);
  });

  test('brings a draft for what is new, and says that another one stays where there is one', async () => {
    const draft = `draft: ${JSON.stringify(contentOf('包'))}\n`;
    expect(await importing(contentOf('一'), draft)).toEqual(['create']);
    expect(await design()).toMatchObject({ content: contentOf('包'), draft: { basedOn: 1, isOutdated: false } });
    expect(await importing(contentOf('一'), draft)).toEqual([]);
    await saved(contentOf('稿'));
    expect(await importing(contentOf('一'), draft)).toEqual(['warn']);
    expect((await design()).content).toEqual(contentOf('稿'));
  });

  test('exports what is published, and its import changes nothing', async () => {
    await importing(contentOf('一'));
    const files = await exported();
    await saved(contentOf('稿'));
    expect(await exported()).toEqual(files);
    expect((await world.app.services.appPackages.importPackage(files, {}, null)).steps).toEqual([]);
    expect((await design()).content).toEqual(contentOf('稿'));
  });

  test('does not switch on again what somebody has switched off', async () => {
    await importing(contentOf('一'));
    await world.app.call(calls.setDesignAvailability, { ...name, availability: 'retired' }, 'own');
    await importing(contentOf('二'));
    expect((await design()).availability).toBe('retired');
    expect(await scenario.shown(world)).toBeNull();
  });

  test('of another organisation has tables of its own', async () => {
    await importing(contentOf('一'));
    const { db } = world.app.platform.connections;
    const [table] = scenario.tables;
    await db.updateTable(table).set({ corp_id: 'other' }).execute();
    expect((await world.app.call(calls.getDesign, name, 'adm')).errcode).toBe(codeOf(scenario.refusals.missing));
    expect((await world.app.call(calls.listDesigns, { kind: name.kind }, 'adm')).data).toEqual([]);
  });
});

test('what was there before there were versions is version 1, with a draft where it differed', async () => {
  const { db } = world.app.platform.connections;
  await sql`drop table portal_page, portal_page_version, print_template, print_template_version`.execute(db);
  await sql`create table portal_page (corp_id text, code text, app_code text, packaged_by text, name text, name_i18n text,
    draft_portal_json jsonb not null, published_portal_json jsonb, published boolean default true,
    status text default 'ENABLE', version integer default 1, modified_time timestamptz default now())`.execute(db);
  await sql`create table print_template (corp_id text, id text, schema_code text, form_code text, name text,
    name_i18n text, draft_attributes_json jsonb not null, print_json jsonb, version integer default 1,
    sort_key integer default 0, modified_time timestamptz default now())`.execute(db);
  await sql`insert into portal_page (corp_id, code, name, draft_portal_json, published_portal_json, published) values
    ('main', 'same', 'a', '{"version":1}', '{"version":1}', true), ('main', 'other', 'b', '{"version":1,"x":1}', '{"version":1}', true),
    ('main', 'begun', 'c', '{"version":1}', null, false), ('main', 'back', 'd', '{"version":1}', '{"version":1}', false)`.execute(
    db,
  );
  await sql`insert into print_template (corp_id, id, schema_code, name, draft_attributes_json, print_json) values
    ('main', 'paper', 'Order', 'p', '{"version":1,"x":1}', '{"version":1}')`.execute(db);
  await pageAndTemplateDesigns.up(db as never);
  const listed = async (kind: 'portalPage' | 'printTemplate') =>
    (await world.app.call(calls.listDesigns, { kind: kind as 'portalPage' }, 'adm')).data.map(
      ({ name, published, draft, availability }) => [name, published?.version ?? 0, draft?.basedOn, availability],
    );
  expect(await listed('portalPage')).toEqual([
    ['a', 1, undefined, 'on'],
    ['b', 1, 1, 'on'],
    ['c', 0, null, 'on'],
    ['d', 1, undefined, 'off'],
  ]);
  expect(await listed('printTemplate')).toEqual([['p', 1, 1, 'on']]);
});

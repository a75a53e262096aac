import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { relatedPackage } from '../../../testing/related-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;

// By their characters 财 comes last and 研 before it; by their sounds 财 (cai), 实 (shi), 研 (yan).
const departments = [
  { id: 'lab', name: '研发部', nameI18n: '{"en":"Research"}' },
  { id: 'cash', name: '财务部', nameI18n: '{"en":"Treasury"}' },
  { id: 'field', name: '实施部', nameI18n: '{"en":"Delivery"}' },
];
const users = [
  { id: 'u1', name: '阿梅', nameI18n: '{"en":"Zoe"}' },
  { id: 'u2', name: '张伟' },
  { id: 'u3', name: '博文', nameI18n: '{"en":"Yann"}' },
];

beforeAll(async () => {
  app = await startRecordsApp();
  await insertOrganisation(app.platform, { departments, users });
  await app.services.appPackages.importPackage(relatedPackage, {}, null);
  for (const { id } of departments) await newOrder(app, 'ann', { remark: id, region: { id, name: '' } });
  for (const { id } of users) await newOrder(app, 'ann', { remark: id, seller: { id, name: '' } });
  const visits = { none: null, blue: await clientOf('Blue'), acme: await clientOf('Acme') };
  for (const [topic, customer] of Object.entries(visits)) await made('Visit', { topic, customer });
});
afterAll(() => app.close());

async function made(schemaCode: string, data: Record<string, unknown>) {
  const { data: record, errmsg } = await app.call(saveRecord, { schemaCode, data }, 'ann');
  expect(errmsg).toBe('');
  return { id: record.id, name: '' };
}
const clientOf = (title: string) => made('Client', { title, isActive: true });

async function sorted(schemaCode: string, shown: string, by: OrderBy, locale: 'zh' | 'en' = 'zh') {
  const filter = { propertyCode: by.propertyCode, operator: 'isNotNull' as const, value: null };
  const wanted = schemaCode === 'Order' ? { filter } : {};
  const input = { schemaCode, page: 0, size: 20, orderBy: [by], columns: [shown], ...wanted };
  const { data, errmsg } = await app.call(queryRecords, input, 'ann', locale);
  expect(errmsg).toBe('');
  return data.content.map((record) => record.data[shown]);
}

const up = (propertyCode: string): OrderBy => ({ propertyCode, direction: 'asc' });
const down = (propertyCode: string): OrderBy => ({ propertyCode, direction: 'desc' });

test('departments are sorted as they are spoken, for readers of English by their English names', async () => {
  expect(await sorted('Order', 'remark', up('region'))).toEqual(['cash', 'field', 'lab']);
  expect(await sorted('Order', 'remark', down('region'))).toEqual(['lab', 'field', 'cash']);
  expect(await sorted('Order', 'remark', up('region'), 'en')).toEqual(['field', 'lab', 'cash']);
});

test('so are people; who has no English name stands where the sound of the name is', async () => {
  expect(await sorted('Order', 'remark', up('seller'))).toEqual(['u1', 'u3', 'u2']);
  expect(await sorted('Order', 'remark', up('seller'), 'en')).toEqual(['u3', 'u2', 'u1']);
});

test('records of another model are sorted by what they are called, those without one last', async () => {
  expect(await sorted('Visit', 'topic', up('customer'))).toEqual(['acme', 'blue', 'none']);
  expect(await sorted('Visit', 'topic', down('customer'))).toEqual(['blue', 'acme', 'none']);
});

import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { purgeRecords, queryDeletedRecords } from '@portico/shared-kit/contract/recycle-bin.endpoints';
import { samplePackage } from './sample-package.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';

/** The server with an organisation of five roles in two departments and the sample package imported. */
export async function startRecordsApp(
  now?: () => Date,
  environment?: Readonly<Record<string, string>>,
): Promise<TestApp> {
  const app = await startTestApp(now, environment);
  await insertOrganisation(app.platform, {
    departments: [
      { id: 'sales', name: '销售部' },
      { id: 'finance', name: '财务部' },
    ],
    roles: [
      { code: 'clerk', name: '职员' },
      { code: 'lead', name: '主管' },
      { code: 'auditor', name: '审计' },
      { code: 'boss', name: '经理' },
      { code: 'root', name: '管理员', grants: ['ADMIN'] },
    ],
    users: [
      { id: 'ann', name: '安', departmentId: 'sales', roles: ['clerk'] },
      { id: 'bob', name: '博', departmentId: 'sales', roles: ['clerk'] },
      { id: 'cat', name: '凯', nameI18n: '{"en":"Kai"}', departmentId: 'finance', roles: ['clerk'] },
      { id: 'lee', name: '李', departmentId: 'sales', roles: ['lead'] },
      { id: 'amy', name: '艾', departmentId: 'finance', roles: ['auditor', 'clerk'] },
      { id: 'max', name: '马', departmentId: 'finance', roles: ['boss'] },
      { id: 'out', name: '外', departmentId: 'finance' },
      { id: 'adm', name: '管', roles: ['root'] },
    ],
  });
  await app.services.appPackages.importPackage(samplePackage, {}, null);
  return app;
}

/** Saves an order as a user; throws where that fails. */
export async function newOrder(app: TestApp, userId: string, data: Record<string, unknown> = {}): Promise<BizRecord> {
  const answer = await app.call(saveRecord, { schemaCode: 'Order', data: { title: '订单', ...data } }, userId);
  if (answer.errcode !== 0) throw new Error(`${answer.errcode} ${answer.errmsg} ${app.faults.at(-1) ?? ''}`);
  return answer.data;
}

/** Empties the recycle bin of orders for good. */
export async function purgeDeleted(app: TestApp): Promise<void> {
  const page = await app.call(queryDeletedRecords, { schemaCode: 'Order', page: 0, size: 500 }, 'adm');
  const ids = page.data.content.map(({ id }) => id);
  if (ids.length > 0) await app.call(purgeRecords, { schemaCode: 'Order', ids }, 'adm');
}

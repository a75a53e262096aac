import { Readable } from 'node:stream';
import type { SaveRecordInput } from '@portico/shared-kit/contract/records.schema';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { Platform } from '../platform.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';

/** A model with one role for each way in which a permission can reach records, and one that sees less of them. */
const rightsPackage: Readonly<Record<string, string>> = {
  'application.yaml': `
code: rights
name: 权限
group: { code: business, name: 业务 }
menu: [{ code: Claim, type: BizModel, name: 报销 }]
`,
  'models/claim.yaml': `
schemaCode: Claim
name: 报销
nameTemplate: '{title} {amount}'
sequencePrefix: CL
properties:
  - { code: title, name: 标题, name_i18n: { en: Title }, propertyType: 0, required: true }
  - { code: amount, name: 金额, name_i18n: { en: Amount }, propertyType: 2, required: true }
  - { code: stage, name: 阶段, propertyType: 0 }
  - { code: handler, name: 经办人, propertyType: 50 }
  - { code: note, name: 说明, propertyType: 0 }
  - { code: remark, name: 备注, name_i18n: { en: Remark }, propertyType: 0 }
  - { code: papers, name: 单据, propertyType: 6 }
  - code: lines
    name: 明细
    propertyType: 8
    subSchema:
      properties:
        - { code: item, name: 项目, propertyType: 0 }
        - { code: price, name: 单价, name_i18n: { en: Price }, propertyType: 2, required: true }
dataRules:
  - { propertyCode: amount, checkType: 2, options: { type: literal, rule: '>', value: 0, prompt: 金额大于零 } }
forms:
  - { code: main, name: 报销, sections: [{ title: 基本, properties: [title, amount, note, remark, papers, lines] }] }
listViews:
  - code: all
    name: 全部
    queryConditions: [{ propertyCode: title }, { propertyCode: amount }]
    queryActions:
      - { actionCode: add, name: 新增 }
      - { actionCode: delete, name: 删除 }
      - { actionCode: change_owner, name: 修改拥有者 }
      - { actionCode: batch_update, name: 批量修改 }
    queryColumns: [{ propertyCode: name }, { propertyCode: amount, sumType: 1 }]
    orderBy: [{ propertyCode: amount, direction: desc }]
permissions:
  - { role: own, view: own, add: true, edit: true, delete: true }
  - { role: dept, view: department, add: false, edit: true, delete: false, changeOwner: false }
  - { role: tree, view: departmentAndBelow, add: false, edit: false, delete: true }
  - { role: reader, view: all, add: false, edit: false, delete: false, export: true }
  - role: handler
    view: condition
    condition:
      join: and
      items:
        - { propertyCode: stage, operator: equal, value: open }
        - { propertyCode: handler, operator: equal, value: { placeholder: currentUser } }
    add: false
    edit: true
    delete: false
  - role: blind
    view: all
    add: true
    edit: true
    delete: true
    fields:
      - { propertyCode: amount, visible: false }
      - { propertyCode: papers, visible: false }
      - { propertyCode: lines.price, visible: false }
      - { propertyCode: remark, writable: false }
  - { role: blindReader, view: all, add: false, edit: false, delete: false, fields: [{ propertyCode: amount, visible: false }] }
`,
};

/** Owner of each record; `east` is below `sales`. */
export const owners = { r1: 'olga', r2: 'otto', r3: 'omar', r4: 'oona' } as const;
/** Names a record of the world. */
export type RecordName = keyof typeof owners;
/** All records. */
export const recordNames = Object.keys(owners) as readonly RecordName[];

const figure = (name: RecordName) => Number(name.slice(1));
/** Values that stand in no other record, so that an answer tells by them what it shows. */
export const marks = {
  title: (name: RecordName) => `title-of-${name}`,
  amount: (name: RecordName) => `9177${figure(name)}.25`,
  price: (name: RecordName) => `8166${figure(name)}.75`,
} as const;

/** The values of a record. */
function claimOf(name: RecordName): Record<string, unknown> {
  const lines = [{ id: `line-${name}`, item: 'taxi', price: marks.price(name) }];
  const handler = name === 'r4' ? { id: 'hana', name: '哈' } : null;
  const stage = name === 'r3' ? 'closed' : 'open';
  return { title: marks.title(name), amount: marks.amount(name), stage, handler, remark: 'kept', lines };
}

/** The server with the model, its people and its four records, of which r1 has a file. */
export interface RightsWorld {
  readonly app: TestApp;
  /** Ids of the records as they are now. */
  readonly ids: Record<RecordName, string>;
  /** The file that is attached to r1. */
  readonly fileId: string;
  /** Adds a record anew, after it was deleted. */
  add(name: RecordName): Promise<void>;
}

async function insertPeople(platform: Platform): Promise<void> {
  const roles = ['own', 'dept', 'tree', 'reader', 'handler', 'blind', 'blindReader'];
  const inSales = { departmentId: 'sales' };
  await insertOrganisation(platform, {
    departments: [
      { id: 'sales', name: '销售部' },
      { id: 'east', name: '华东组', parentId: 'sales' },
      { id: 'finance', name: '财务部' },
    ],
    roles: [
      ...roles.map((code) => ({ code, name: code })),
      { code: 'root', name: '管理员', grants: ['ADMIN'] as const },
    ],
    users: [
      { id: 'olga', name: '欧一', ...inSales, roles: ['own'] },
      { id: 'otto', name: '欧二', ...inSales, roles: ['own'] },
      { id: 'omar', name: '欧三', departmentId: 'east', roles: ['own'] },
      { id: 'oona', name: '欧四', departmentId: 'finance', roles: ['own'] },
      { id: 'dora', name: '多', ...inSales, roles: ['dept'] },
      { id: 'tina', name: '蒂', ...inSales, roles: ['tree'] },
      { id: 'rita', name: '丽', departmentId: 'finance', roles: ['reader'] },
      { id: 'hana', name: '哈', departmentId: 'east', roles: ['handler'] },
      { id: 'bill', name: '比', departmentId: 'finance', roles: ['blind'] },
      { id: 'mira', name: '米', ...inSales, roles: ['dept', 'blindReader'] },
      { id: 'nora', name: '诺', ...inSales },
      { id: 'root', name: '管', roles: ['root'] },
    ],
  });
}

/** Starts it. */
export async function startRightsWorld(): Promise<RightsWorld> {
  const app = await startTestApp();
  await insertPeople(app.platform);
  await app.services.appPackages.importPackage(rightsPackage, {}, null);
  const world = { app, ids: { r1: '', r2: '', r3: '', r4: '' }, fileId: '', add };
  async function add(name: RecordName): Promise<void> {
    const papers = name === 'r1' ? [await app.services.files.keep(uploader, uploadOf())] : null;
    world.fileId = papers?.[0]?.id ?? world.fileId;
    const input: SaveRecordInput = { schemaCode: 'Claim', data: { ...claimOf(name), papers } };
    const answer = await app.call(saveRecord, input, owners[name]);
    if (answer.errcode !== 0) throw new Error(`${answer.errcode} ${answer.errmsg}`);
    world.ids[name] = answer.data.id;
  }
  for (const name of recordNames) await add(name);
  return world;
}

const uploader = {
  id: 'olga',
  corpId: 'main',
  name: '欧一',
  sessionId: '',
  grants: [],
  roleCodes: ['own'],
  mainDepartmentId: 'sales',
  departmentIds: ['sales'],
  departmentIdsBelow: ['sales'],
};
const uploadOf = () => ({
  name: 'ticket.txt',
  content: Readable.from(['paper']),
  outcome: () => ({ bytes: 5, isCut: false }),
});

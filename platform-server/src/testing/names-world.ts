import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';

/** Permissions of every role on the models that refer to clients. */
const seeing = ['own', 'reader', 'titleless', 'nameless', 'stranger', 'open']
  .map((role) => `  - { role: ${role}, view: all, add: true, edit: true, delete: true }`)
  .join('\n');

const client = `
schemaCode: Client
name: 客户
nameTemplate: 'file-{alias}'
sequencePrefix: CN
properties:
  - { code: title, name: 名称, propertyType: 0 }
  - { code: alias, name: 简称, propertyType: 0 }
  - { code: stage, name: 阶段, propertyType: 0 }
forms: [{ code: main, name: 客户, sections: [{ title: 内容, properties: [title] }] }]
listViews: [{ code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }]
permissions:
  - { role: own, view: own, add: true, edit: true, delete: true }
  - { role: reader, view: all, add: false, edit: false, delete: false }
  - { role: titleless, view: all, add: false, edit: false, delete: false, fields: [{ propertyCode: title, visible: false }] }
  - role: nameless
    view: all
    add: false
    edit: false
    delete: false
    fields: [{ propertyCode: title, visible: false }, { propertyCode: alias, visible: false }, { propertyCode: sequenceNo, visible: false }]
  - { role: keeper, view: all, add: false, edit: false, delete: true }
  - role: open
    view: condition
    condition: { propertyCode: stage, operator: equal, value: open }
    add: false
    edit: false
    delete: false
`;

const toClient = 'settings: { schemaCode: Client, nameProperty: title }';

const deal = `
schemaCode: Deal
name: 合同
nameTemplate: '{client} {subject}'
sequencePrefix: DL
properties:
  - { code: subject, name: 主题, propertyType: 0 }
  - { code: client, name: 客户, propertyType: 9, ${toClient} }
  - { code: others, name: 其他客户, propertyType: 11, ${toClient} }
  - code: lines
    name: 明细
    propertyType: 8
    subSchema:
      properties:
        - { code: note, name: 说明, propertyType: 0 }
        - { code: client, name: 客户, propertyType: 9, ${toClient} }
forms: [{ code: main, name: 合同, sections: [{ title: 内容, properties: [subject, client, others, lines] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: name }, { propertyCode: client }] }
permissions:
${seeing}
`;

const memo = `
schemaCode: Memo
name: 备忘
nameTemplate: 'memo of {deal}'
properties:
  - { code: text, name: 内容, propertyType: 0 }
  - { code: deal, name: 合同, propertyType: 9, settings: { schemaCode: Deal } }
forms: [{ code: main, name: 备忘, sections: [{ title: 内容, properties: [text, deal] }] }]
listViews: [{ code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: name }] }]
permissions:
${seeing}
`;

/** Memos refer to deals and are named after them, as those are after clients. */
const namesPackage: Readonly<Record<string, string>> = {
  'application.yaml': 'code: naming\nname: 名称\nmenu: []\n',
  'models/client.yaml': client,
  'models/deal.yaml': deal,
  'models/memo.yaml': memo,
};

/** A record that others refer to, and what it alone is called. */
export interface ClientRecord {
  readonly id: string;
  readonly title: string;
  readonly alias: string;
  readonly sequenceNo: string;
}

/** The server with models whose records are named after each other, and people who see some of them. */
export interface NamesWorld {
  readonly app: TestApp;
  /** Of ola, and open; of olaf, and closed. */
  readonly olas: ClientRecord;
  readonly olafs: ClientRecord;
  add(schemaCode: string, data: Record<string, unknown>, user?: string): Promise<string>;
}

async function insertPeople(app: TestApp): Promise<void> {
  const roles = ['own', 'reader', 'titleless', 'nameless', 'stranger', 'open', 'keeper'];
  await insertOrganisation(app.platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [
      ...roles.map((code) => ({ code, name: code })),
      { code: 'root', name: '管理员', grants: ['ADMIN'] as const },
    ],
    users: [
      { id: 'ola', name: '欧拉', departmentId: 'sales', roles: ['own'] },
      { id: 'olaf', name: '欧夫', departmentId: 'sales', roles: ['own'] },
      ...roles.slice(1).map((role) => ({ id: role, name: role, departmentId: 'sales', roles: [role] })),
      { id: 'root', name: '管', roles: ['root'] },
    ],
  });
}

/** Starts it. */
export async function startNamesWorld(): Promise<NamesWorld> {
  const app = await startTestApp();
  await insertPeople(app);
  await app.services.appPackages.importPackage(namesPackage, {}, null);
  const made = async (schemaCode: string, data: Record<string, unknown>, user: string) => {
    const answer = await app.call(saveRecord, { schemaCode, data }, user);
    if (answer.errcode !== 0) throw new Error(`${answer.errcode} ${answer.errmsg}`);
    return answer.data;
  };
  const clientOf = async (owner: string, stage: string): Promise<ClientRecord> => {
    const own = { title: `title-of-${owner}-client`, alias: `alias-of-${owner}-client` };
    const { id, data } = await made('Client', { ...own, stage }, owner);
    return { id, ...own, sequenceNo: String(data.sequenceNo) };
  };
  return {
    app,
    olas: await clientOf('ola', 'open'),
    olafs: await clientOf('olaf', 'closed'),
    add: async (schemaCode, data, user = 'root') => (await made(schemaCode, data, user)).id,
  };
}

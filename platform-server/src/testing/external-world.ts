import { type Endpoint, fillPath } from '@portico/shared-kit/contract/endpoint';
import { openExternalForm } from '@portico/shared-kit/contract/external-forms.endpoints';
import { guestTokenHeader } from '@portico/shared-kit/contract/external-limits';
import { addExternalLink } from '@portico/shared-kit/contract/external-links.endpoints';
import type { AddExternalLinkInput, ExternalLink } from '@portico/shared-kit/contract/external-links.schema';
import { type Answer, startTestApp, type TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';

/** Feedback, which asks for something of each sort: plain values, rows, files, people, other records. */
const feedback = `schemaCode: Feedback
name: 客户反馈
name_i18n: { en: Feedback }
nameTemplate: "{title}"
sequencePrefix: FB
properties:
  - { code: title, name: 标题, name_i18n: { en: Title }, propertyType: 0, required: true }
  - { code: score, name: 评分, propertyType: 2 }
  - { code: priority, name: 内部优先级, propertyType: 0 }
  - { code: handler, name: 处理人, propertyType: 50, required: true }
  - { code: files, name: 附件, propertyType: 6, settings: { maxCount: 2, extensions: ".txt" } }
  - { code: secret, name: 内部评语, propertyType: 0 }
  - code: customer
    name: 客户
    propertyType: 9
    settings:
      schemaCode: Client
      nameProperty: title
      filter: { propertyCode: isActive, operator: equal, value: true }
      backfill: [{ from: phone, to: title }]
  - code: product
    name: 产品
    propertyType: 14
    settings:
      source:
        schemaCode: Client
        propertyCode: product
        condition: { propertyCode: isActive, operator: equal, value: true }
        match: { propertyCode: title, equals: title }
  - code: lines
    name: 明细
    propertyType: 8
    subSchema:
      properties:
        - { code: text, name: 说明, propertyType: 0 }
        - { code: keeper, name: 保管人, propertyType: 50 }
dataRules:
  - { propertyCode: score, checkType: 2, options: { type: literal, rule: '<=', value: 5, prompt: 最多五分 } }
  - { propertyCode: priority, checkType: 4, options: { maxLength: 3 } }
forms:
  - code: main
    name: 反馈表
    name_i18n: { en: Feedback form }
    sections:
      - { title: 内容, properties: [title, score, product, customer, lines] }
      - { title: 内部, properties: [handler, priority] }
      - { title: 材料, properties: [files] }
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }
permissions:
  - { role: clerk, view: own, add: true, edit: true, delete: true, fields: [{ propertyCode: priority, writable: false }] }
`;

const client = `schemaCode: Client
name: 客户档案
properties:
  - { code: title, name: 名称, propertyType: 0, required: true }
  - { code: phone, name: 电话, propertyType: 0 }
  - { code: product, name: 在用产品, propertyType: 0 }
  - { code: isActive, name: 合作中, propertyType: 4 }
forms: [{ code: main, name: 客户, sections: [{ title: 内容, properties: [title] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }
permissions:
  - { role: clerk, view: own, add: true, edit: true, delete: true }
`;

const packageOf: Readonly<Record<string, string>> = {
  'application.yaml': 'code: service\nname: 服务\nmenu: []\n',
  'models/client.yaml': client,
  'models/feedback.yaml': feedback,
};

/** The server with the two models: `ada` makes links, `bob` adds feedback, `una` manages and sees no feedback. */
export async function startExternalWorld(now?: () => Date): Promise<TestApp> {
  const app = await startTestApp(now);
  await insertOrganisation(app.platform, {
    departments: [{ id: 'service', name: '客服部' }],
    roles: [
      { code: 'clerk', name: '客服' },
      { code: 'manager', name: '应用管理员', grants: ['APP_MNG'] },
    ],
    users: [
      { id: 'ada', name: '阿达', departmentId: 'service', roles: ['clerk', 'manager'] },
      { id: 'bob', name: '博', departmentId: 'service', roles: ['clerk'] },
      { id: 'una', name: '乌娜', roles: ['manager'] },
    ],
  });
  await app.services.appPackages.importPackage(packageOf, {}, null);
  return app;
}

/** Makes a link to the feedback form as somebody; throws where that fails. */
export async function newLink(app: TestApp, more: Partial<AddExternalLinkInput> = {}, by = 'ada') {
  const expiresTime = new Date(app.platform.now().getTime() + 86_400_000).toISOString();
  const input = { schemaCode: 'Feedback', sheetCode: 'main', name: '官网', expiresTime, ...more };
  const answer = await app.call(addExternalLink, input, by);
  if (answer.errcode !== 0) throw new Error(`${answer.errcode} ${answer.errmsg}`);
  return answer.data.items[0] as ExternalLink & { readonly formid: string };
}

/** Opens a form by a link and returns the token of its guest session. */
export async function guestSessionOf(app: TestApp, { formid }: Pick<ExternalLink, 'formid'>): Promise<string> {
  return (await app.call(openExternalForm, { formid: formid ?? '' }, null)).data.guestToken;
}

/** Calls an endpoint in a guest session. */
export async function callAsGuest<I, R>(
  { http }: Pick<TestApp, 'http'>,
  { method, path }: Endpoint<I, R>,
  input: NoInfer<I>,
  guestToken: string,
): Promise<Answer<R>> {
  const { url, rest } = fillPath(path, input as Record<string, unknown>);
  const headers = { [guestTokenHeader]: guestToken, 'accept-language': 'en' };
  const response = await http.inject({ method, url, headers, payload: rest });
  return { status: response.statusCode, ...response.json<Omit<Answer<R>, 'status'>>() };
}

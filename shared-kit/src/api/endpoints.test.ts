import { readdirSync } from 'node:fs';
import type { Endpoint } from '../contract/endpoint.ts';
import { envelope, networkDouble } from '../testing/network-double.ts';
import { applicationsEndpoints } from './applications.api.ts';
import { filesEndpoints } from './files.api.ts';
import { modelsEndpoints } from './models.api.ts';
import { notificationsEndpoints } from './notifications.api.ts';
import { organisationEndpoints } from './organisation.api.ts';
import { portalEndpoints } from './portal.api.ts';
import { printEndpoints } from './print.api.ts';
import { recordsEndpoints } from './records.api.ts';
import { sessionEndpoints } from './session.api.ts';
import { makeStore } from './store.ts';
import { systemEndpoints } from './system.api.ts';
import { workflowEndpoints } from './workflow.api.ts';

const endpoints: Readonly<Record<string, { initiate(input: never): unknown }>> = {
  ...applicationsEndpoints,
  ...filesEndpoints,
  ...modelsEndpoints,
  ...notificationsEndpoints,
  ...organisationEndpoints,
  ...portalEndpoints,
  ...printEndpoints,
  ...recordsEndpoints,
  ...sessionEndpoints,
  ...systemEndpoints,
  ...workflowEndpoints,
};

/** Endpoints that make the call of another name. */
const otherNames: Readonly<Record<string, string>> = {
  getPicture: 'downloadFile',
  searchAllNotifications: 'searchNotifications',
};

/** Inputs that are no object; all others take one with every path parameter in it. */
const plainInputs: Readonly<Record<string, unknown>> = {
  listMenu: 'crm',
  downloadFile: 'file-1',
  getPicture: 'file-1',
  getUserCard: 'user-1',
  listUserDepartments: 'user-1',
  getPortalPage: 'home',
};
const anyInput = { id: '1', schemaCode: 'order', workflowInstanceId: '2', ids: ['1'] };

const contract = new URL('../contract/', `file://${__filename}`);
const operations: Endpoint<never, unknown>[] = [];

beforeAll(async () => {
  for (const file of readdirSync(contract).filter((name) => name.endsWith('.endpoints.ts'))) {
    const module = (await import(new URL(file, contract).pathname)) as Record<string, Endpoint<never, unknown>>;
    operations.push(...Object.values(module));
  }
});

function operationOf(method: string, url: string): string | undefined {
  const path = url.split('?')[0] ?? '';
  const fits = (known: string) => new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return operations.find((each) => each.method === method && fits(each.path))?.operationId;
}

test.each(Object.entries(endpoints))('%s makes the call that the contract names', async (name, { initiate }) => {
  globalThis.URL.createObjectURL = () => 'blob:1';
  const sent = networkDouble(() => envelope({ MESSAGE: { content: [], totalElements: 0 } }));
  const action = initiate((plainInputs[name] ?? anyInput) as never);
  await makeStore().dispatch(action as () => Promise<unknown>);
  expect(sent.map(({ method, url }) => operationOf(method, url))).toEqual([otherNames[name] ?? name]);
});

test('every call of the contract can be made by a screen', () => {
  // An upload tells how far it is, which an endpoint cannot: upload-file.ts.
  const names = operations.map(({ operationId }) => operationId).filter((name) => name !== 'uploadFile');
  expect(names.filter((name) => endpoints[name] === undefined)).toEqual([]);
});

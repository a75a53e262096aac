import { type Endpoint, pathParameters } from '../contract/endpoint.ts';
import { contractOperations, exportsOf } from '../testing/contract-operations.ts';
import { envelope } from '../testing/network-answer.ts';
import { refuseUnknownCalls, responds, stubNetwork } from '../testing/stub-network.ts';
import { makeStore } from './store.ts';

interface ApiEndpoint {
  initiate(input: never): unknown;
}

/** Endpoints that make the call of another name. */
const otherNames: Readonly<Record<string, string>> = {
  getPicture: 'downloadFile',
  keepDraft: 'saveRecord',
  peekInstance: 'getInstance',
  peekGroups: 'groupRecords',
  peekRecords: 'queryRecords',
  planPackage: 'importPackage',
  queryRecordPages: 'queryRecords',
  readFileText: 'downloadFile',
  saveCell: 'saveRecord',
  searchAllNotifications: 'searchNotifications',
};

/** Inputs that are no object; all others take one with every path parameter in it. */
const plainInputs: Readonly<Record<string, unknown>> = {
  listMenu: 'crm',
  downloadFile: 'file-1',
  getPicture: 'file-1',
  readFileText: 'file-1',
  getUserCard: 'user-1',
  listUserDepartments: 'user-1',
};

let operations: Endpoint<never, unknown>[];
let endpoints: Readonly<Record<string, ApiEndpoint>>;

beforeAll(async () => {
  operations = await contractOperations();
  const folder = new URL('./', `file://${__filename}`);
  const ofApi = Object.entries(await exportsOf<Record<string, ApiEndpoint>>(folder, '.api.ts'));
  const ofResources = ofApi.filter(([name]) => name.endsWith('Endpoints')).map(([, ofResource]) => ofResource);
  endpoints = Object.assign({}, ...ofResources) as Record<string, ApiEndpoint>;
});

refuseUnknownCalls();

test('every endpoint makes the call that the contract names', async () => {
  globalThis.URL.createObjectURL = () => 'blob:1';
  const parameters = operations.flatMap(({ path }) => pathParameters(path));
  const anyInput = { ids: ['1'], ...Object.fromEntries(parameters.map((name) => [name, '1'])), kind: 'form' };
  const made: [string, string[]][] = [];
  const answer = () => envelope({ MESSAGE: { content: [], totalElements: 0 } });
  for (const [name, { initiate }] of Object.entries(endpoints)) {
    const calls = stubNetwork(...operations.map((each) => responds(each, answer)));
    const action = initiate((plainInputs[name] ?? anyInput) as never);
    await makeStore().dispatch(action as () => Promise<unknown>);
    made.push([name, calls.map(({ operationId }) => operationId)]);
  }
  expect(made).toEqual(Object.keys(endpoints).map((name) => [name, [otherNames[name] ?? name]]));
});

test('every call of the contract can be made by a screen', () => {
  const elsewhere = [
    // The page's own HTML sends it, before any script is there: started-answers.ts.
    'getStart',
    // Sent for the reads of a page that come together: batch.ts.
    'readBatch',
    // Sent for those of a preview: preview-as.ts, view-list-as.ts.
    'previewReads',
    'viewListAs',
    // An upload tells how far it is, which an endpoint cannot: upload-file.ts.
    'uploadFile',
    'uploadExternalFile',
    'uploadImportFile',
    // A stream goes on for an hour, and what failed is told while the page goes: both belong to the shell.
    'streamNotificationEvents',
    'reportFailure',
    // Called by the back-stage, and by `npm run account`.
    'resetPassword',
    'resetSecondFactor',
    // Called by scripts, and by `npm run organisation`.
    'importOrganisation',
    'exportOrganisation',
    // A picture's address in mails and documents of others; our own pages draw codes themselves.
    'generateQrCode',
  ];
  const names = operations.map(({ operationId }) => operationId).filter((name) => !elsewhere.includes(name));
  expect(names.filter((name) => endpoints[name] === undefined)).toEqual([]);
});

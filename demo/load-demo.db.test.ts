import { startTestApp, type TestApp } from '@portico/platform-server/testing/test-app';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import { demoCounts } from './generate/generate.ts';
import { type DemoLoad, findDemoState, loadDemo } from './load-demo.ts';

let app: TestApp;
let loaded: DemoLoad;

beforeAll(async () => {
  app = await startTestApp();
  expect(await findDemoState(app)).toBe('none');
  loaded = await loadDemo(app);
}, 60_000);
afterAll(() => app.close());

async function count(schemaCode: string, userId: string): Promise<number> {
  const { data } = await app.call(queryRecords, { schemaCode, page: 0, size: 10 }, userId);
  return data.totalElements;
}

describe('the loaded demo', () => {
  test('has every record, and knows that it is there', async () => {
    expect(loaded.records).toBe(Object.values(demoCounts).reduce((sum: number, each) => sum + each, 0));
    expect(await count('salesOrder', 'admin')).toBe(demoCounts.salesOrder);
    expect(await findDemoState(app)).toBe('loaded');
  });

  test('shows people their own orders, managers those of their departments, administrators all', async () => {
    const [own, department] = [await count('salesOrder', 'zhangwei'), await count('salesOrder', 'liufang')];
    expect(own).toBeGreaterThan(100);
    expect(department).toBeGreaterThan(own);
    expect(department).toBeLessThan(demoCounts.salesOrder);
  });

  test.each([
    ['liufang', 2],
    ['hr', 1],
    ['finance', 1],
  ])('leaves work for %s: %i', async (userId, expected) => {
    const { data } = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 20 }, userId);
    expect(data.totalElements).toBe(expected);
  });
});

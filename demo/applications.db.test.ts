import { readPortalPage } from '@portico/shared-kit/portal-pages';
import { readReport } from '@portico/shared-kit/reports';
import { readPrintTemplate } from '@portico/shared-kit/contract/print-template';
import { SavedPrintTemplate } from '@portico/shared-kit/contract/print-template.schema';
import { startTestApp, type TestApp } from '@portico/platform-server/testing/test-app';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { listDemoApplications, readDemoApplication } from './load-demo.ts';
import { demoOrganisation } from './organisation/organisation.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.organisation.importOrganisation(demoOrganisation('hash'));
});
afterAll(() => app.close());

describe('the demo applications', () => {
  test('are seven', async () => {
    expect(await listDemoApplications()).toEqual([
      'sales',
      'projects',
      'purchase',
      'assets',
      'expenses',
      'leave',
      'seal',
    ]);
  });

  test('are imported, name only roles that exist, and change nothing when imported again', async () => {
    for (const code of await listDemoApplications()) {
      const files = await readDemoApplication(code);
      const first = await app.services.appPackages.importPackage(files, {}, null);
      expect(first.steps.map(({ action }) => action)).not.toContain('warn');
      expect(first.steps.length).toBeGreaterThan(3);
      const second = await app.services.appPackages.importPackage(files, {}, null);
      expect(second).toEqual({ ...first, steps: [] });
    }
  });

  test('are exported as packages that change nothing where they come from, and make the same anew', async () => {
    const other = await startTestApp();
    await other.services.organisation.importOrganisation(demoOrganisation('hash'));
    for (const code of await listDemoApplications()) {
      const exported = await app.services.appPackages.exportPackage(code);
      const own = Object.keys(await readDemoApplication(code));
      expect(Object.keys(exported.files).length).toBe(own.length);
      expect(await app.services.appPackages.importPackage(exported.files, {}, null)).toMatchObject({ steps: [] });
      await other.services.appPackages.importPackage(exported.files, {}, null);
      expect(await other.services.appPackages.exportPackage(code)).toEqual(exported);
    }
    await other.close();
  });

  test('give every name an English one', async () => {
    for (const code of await listDemoApplications()) {
      const texts = Object.entries(await readDemoApplication(code)).filter(([path]) => path.endsWith('.yaml'));
      expect(texts).not.toEqual([]);
      expect(texts.flatMap(([, text]) => namesWithoutEnglish(parse(text)))).toEqual([]);
    }
  });

  test('print and show what their designers could have saved', async () => {
    const contents: string[] = [];
    for (const code of await listDemoApplications()) {
      for (const [path, text] of Object.entries(await readDemoApplication(code))) {
        const { content } = path.endsWith('.yaml') ? (parse(text) as { content?: unknown }) : {};
        if (content === undefined) continue;
        const isPrint = path.startsWith('print-templates/');
        if (isPrint) expect([...Value.Errors(SavedPrintTemplate, content)]).toEqual([]);
        const read = isPrint ? readPrintTemplate : path.startsWith('reports/') ? readReport : readPortalPage;
        expect(read(content)).not.toBeNull();
        contents.push(path);
      }
    }
    expect(contents.length).toBeGreaterThanOrEqual(5);
  });
});

/** Names in a definition that have no English beside them. */
function namesWithoutEnglish(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesWithoutEnglish);
  if (typeof value !== 'object' || value === null) return [];
  const { name, name_i18n } = value as { name?: unknown; name_i18n?: { en?: string } };
  // Pictures of a carousel keep both languages in one text.
  const hasBoth = typeof name === 'string' && name.startsWith('{') && 'en' in (JSON.parse(name) as object);
  const own = typeof name === 'string' && !hasBoth && !name_i18n?.en ? [name] : [];
  return [...own, ...Object.values(value).flatMap(namesWithoutEnglish)];
}

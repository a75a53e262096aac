import { readDesignedTemplate, savedPrintTemplate } from '@portico/shared-kit/contract/print-template';
import { parse } from 'yaml';
import { listDemoApplications, readDemoApplication } from './load-demo.ts';

/** Print templates of the demo by their codes. */
async function demoTemplates(): Promise<ReadonlyMap<string, object>> {
  const applications = await Promise.all((await listDemoApplications()).map(readDemoApplication));
  const files = applications.flatMap((application) => Object.entries(application));
  const templates = files.filter(([path]) => path.startsWith('print-templates/'));
  return new Map(
    templates.map(([, text]) => {
      const { code, content } = parse(text) as { readonly code: string; readonly content: object };
      return [code, content];
    }),
  );
}

test('each print template is read by its designer, and saved with all that its file says, and no other way the next time', async () => {
  const templates = await demoTemplates();
  expect([...templates.keys()]).toEqual(
    expect.arrayContaining(['salesOrderPrint', 'expenseClaimPrint', 'leaveRequestPrint', 'assetLabelPrint']),
  );
  for (const [code, content] of templates) {
    const design = readDesignedTemplate(content);
    if (design === null) throw new Error(`${code} cannot be read`);
    const types = design.pages.flatMap(({ elements }) => elements.map(({ eleType }) => eleType));
    expect(types).not.toContain('unknown');
    const saved = savedPrintTemplate(design);
    expect(saved).toMatchObject(content);
    expect(savedPrintTemplate(readDesignedTemplate(saved) ?? design)).toEqual(saved);
  }
});

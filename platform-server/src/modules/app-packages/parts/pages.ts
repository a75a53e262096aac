import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { type DocumentChange, type PackagedDocument, putPackagedDocument } from '../../designs/index.ts';
import { portalPages } from '../../portal/index.ts';
import { printTemplates } from '../../print/index.ts';
import { reports } from '../../reports/index.ts';
import type { Applying, PackagePart, Step } from './part.ts';

interface DocumentFile {
  readonly code: string;
  readonly name: string;
  readonly name_i18n?: string | null;
  readonly content?: unknown;
  readonly draft?: unknown;
}

/** Print templates. */
export const putPrintTemplates: PackagePart = async (applying, pack) => {
  const steps: Step[] = [];
  for (const [index, template] of pack.printTemplates.entries()) {
    const { code, schemaCode, sheetCode: formCode = null, sortKey = index } = template;
    const packaged = packagedAs(template, { place: { schemaCode, formCode, sortKey }, isOff: false });
    const change = await putPackagedDocument(
      applying.db,
      printTemplates,
      keyOf(applying, code),
      packaged,
      at(applying),
    );
    steps.push(...stepsOf(change, 'print-template', code));
  }
  return steps;
};

/** Portal pages of the application, or of the whole organisation. */
export const putPortalPages: PackagePart = async (applying, { application, portalPages: pages }) => {
  const steps: Step[] = [];
  for (const { forOrganisation = false, published, ...page } of pages) {
    const [appCode, packagedBy] = forOrganisation ? [null, application.code] : [application.code, null];
    const packaged = packagedAs(page, { place: { appCode, packagedBy }, isOff: published === false });
    const change = await putPackagedDocument(
      applying.db,
      portalPages,
      keyOf(applying, page.code),
      packaged,
      at(applying),
    );
    steps.push(...stepsOf(change, 'portal-page', page.code));
  }
  return steps;
};

/** Reports of the application. */
export const putReports: PackagePart = async (applying, { application, reports: packed }) => {
  const steps: Step[] = [];
  for (const { published, ...report } of packed) {
    const packaged = packagedAs(report, { place: { appCode: application.code }, isOff: published === false });
    const change = await putPackagedDocument(
      applying.db,
      reports,
      keyOf(applying, report.code),
      packaged,
      at(applying),
    );
    steps.push(...stepsOf(change, 'report', report.code));
  }
  return steps;
};

const keyOf = ({ platform: { corpId } }: Applying, code: string) => ({ corpId, code });
const at = ({ dryRun, platform: { now } }: Applying) => ({ dryRun, at: now() });

function packagedAs<TColumns extends object>(
  { name, name_i18n: nameI18n = null, content, draft }: DocumentFile,
  facts: Pick<PackagedDocument<TColumns>, 'place' | 'isOff'>,
): PackagedDocument<TColumns> {
  const contents = { content: content as JsonObject | undefined, draft: draft as JsonObject | undefined };
  return { name, nameI18n, ...contents, ...facts };
}

function stepsOf(change: DocumentChange, target: string, code: string): Step[] {
  if (change === 'none') return [];
  if (change === 'keepsDraft') return [{ action: 'warn', target, detail: `${code}: the draft that is kept stays` }];
  return [{ action: change, target, detail: code }];
}

import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';
import { yamlText } from '../../../text-files/yaml-text.ts';
import { portalPages } from '../../portal/index.ts';
import { printTemplates } from '../../print/index.ts';
import { reports } from '../../reports/index.ts';
import { findExportedDocuments } from '../../designs/index.ts';
import { PortalPageFile, PrintTemplateFile, ReportFile } from '../package.schema.ts';
import { type ExportedFiles, fileNames } from './file-names.ts';

/** The print templates of models. Their order is that of their files; where it is not, they say their place. */
export async function printTemplateFiles(
  db: Database,
  corpId: string,
  schemaCodes: readonly ModelCode[],
): Promise<ExportedFiles> {
  const nameOf = fileNames();
  const rows = await findExportedDocuments(db, corpId, printTemplates, ({ schemaCode }) =>
    schemaCodes.includes(schemaCode),
  );
  const named = rows.map((row) => [`print-templates/${nameOf(row.code)}.yaml`, row] as const);
  named.sort(([left], [right]) => (left < right ? -1 : 1));
  return named.map(([path, row], index) => {
    const { code, name, nameI18n, schemaCode, formCode, sortKey, contents } = row;
    const place = {
      schemaCode,
      sheetCode: formCode ?? undefined,
      sortKey: sortKey === index ? undefined : sortKey,
    };
    return [path, yamlText({ code, name, name_i18n: nameI18n ?? undefined, ...place, ...contents }, PrintTemplateFile)];
  });
}

/** The portal pages of an application, with those that its package brought for the whole organisation. */
export async function portalPageFiles(db: Database, corpId: string, appCode: string): Promise<ExportedFiles> {
  const nameOf = fileNames();
  const isOfApplication = (row: { readonly appCode: string | null; readonly packagedBy: string | null }) =>
    row.appCode === appCode || row.packagedBy === appCode;
  const rows = await findExportedDocuments(db, corpId, portalPages, isOfApplication);
  return rows.map(({ code, name, nameI18n, availability, contents, ...row }) => {
    const facts = { code, name, name_i18n: nameI18n ?? undefined, forOrganisation: row.appCode === null || undefined };
    const published = contents.content !== undefined && availability !== 'on' ? false : undefined;
    return [`portal-pages/${nameOf(code)}.yaml`, yamlText({ ...facts, published, ...contents }, PortalPageFile)];
  });
}

/** The reports of an application. */
export async function reportFiles(db: Database, corpId: string, appCode: string): Promise<ExportedFiles> {
  const nameOf = fileNames();
  const rows = await findExportedDocuments(db, corpId, reports, (row) => row.appCode === appCode);
  return rows.map(({ code, name, nameI18n, availability, contents }) => {
    const published = contents.content !== undefined && availability !== 'on' ? false : undefined;
    const facts = { code, name, name_i18n: nameI18n ?? undefined, published };
    return [`reports/${nameOf(code)}.yaml`, yamlText({ ...facts, ...contents }, ReportFile)];
  });
}

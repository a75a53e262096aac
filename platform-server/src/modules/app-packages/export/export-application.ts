import { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/index.ts';
import { ApplicationFile, type MenuEntry, WorkflowFile } from '../package.schema.ts';
import * as repository from './export.repository.ts';
import { portalPageFiles, printTemplateFiles, reportFiles } from './document-files.ts';
import { type ExportedFiles, fileNames } from './file-names.ts';
import { yamlText } from '../../../text-files/yaml-text.ts';

/** An application as the files of a package. */
export interface ExportedPackage {
  readonly appCode: string;
  readonly version: number;
  /** Path in the package → text. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * An application as the files of a package whose import changes nothing. Read it in one transaction. Throws
 * applicationMissing.
 */
export async function exportApplication(db: Database, corpId: string, appCode: string): Promise<ExportedPackage> {
  const application = await repository.findApplication(db, corpId, appCode);
  if (application === undefined) throw appError('applicationMissing', { appCode });
  const menu = menuEntries(await repository.listMenuRows(db, corpId, appCode), null);
  const models = await repository.listModelRows(db, corpId, appCode);
  const schemaCodes = models.map(({ schema_code }) => schema_code);
  const files: ExportedFiles = [
    ['application.yaml', applicationText(application, menu)],
    ...models.map(
      (row) => [`models/${row.schema_code}.yaml`, yamlText(row.published_definition, ModelDefinition)] as const,
    ),
    ...workflowFiles(await repository.listWorkflowRows(db, corpId, appCode)),
    ...(await printTemplateFiles(db, corpId, schemaCodes)),
    ...(await portalPageFiles(db, corpId, appCode)),
    ...(await reportFiles(db, corpId, appCode)),
  ];
  return { appCode, version: application.version, files: Object.fromEntries(files) };
}

type ApplicationRow = NonNullable<Awaited<ReturnType<typeof repository.findApplication>>>;

function applicationText(row: ApplicationRow, menu: readonly MenuEntry[]): string {
  const { code, version, name, name_i18n, logo_url, type, sort_key, groupCode, groupName, groupNameI18n } = row;
  const group = {
    code: groupCode,
    name: groupName,
    name_i18n: groupNameI18n ?? undefined,
    sortKey: row.groupSortKey === 0 ? undefined : row.groupSortKey,
  };
  const texts = { name, name_i18n: name_i18n ?? undefined, logoUrl: logo_url ?? undefined, type: type ?? undefined };
  return yamlText(
    {
      code,
      version,
      ...texts,
      sortKey: sort_key === 0 ? undefined : sort_key,
      roles: row.role_codes ?? undefined,
      group: groupCode === null ? undefined : group,
      menu,
    },
    ApplicationFile,
  );
}

function menuEntries(rows: readonly repository.MenuRow[], parentId: string | null): MenuEntry[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => {
      const children = menuEntries(rows, row.id);
      const texts = { icon: row.icon, pcUrl: row.pc_url, mobileUrl: row.mobile_url, openMode: row.open_mode };
      const codes = { name_i18n: row.name_i18n, queryCode: row.view_code, modelType: row.model_type };
      const roles = row.role_codes === null ? {} : { roles: row.role_codes };
      const given = Object.entries({ ...codes, ...texts }).filter(([, value]) => value !== null);
      const flags = { pcAble: row.pc_able, mobileAble: row.mobile_able, published: row.published };
      const off = Object.entries(flags).filter(([, value]) => !value);
      const entry = { code: row.code, type: row.type as MenuEntry['type'], name: row.name };
      const members = Object.fromEntries<string | boolean | null>([...given, ...off]) as Partial<MenuEntry>;
      return { ...entry, ...members, ...roles, ...(children.length > 0 && { children }) };
    });
}

function workflowFiles(rows: Awaited<ReturnType<typeof repository.listWorkflowRows>>): ExportedFiles {
  const nameOf = fileNames();
  return rows.flatMap(({ code, name, name_i18n, schema_code: schemaCode, bpmn }) => {
    const path = `workflows/${nameOf(code)}`;
    const facts = { code, name, name_i18n: name_i18n ?? undefined, schemaCode };
    return [[`${path}.bpmn`, bpmn] as const, [`${path}.yaml`, yamlText(facts, WorkflowFile)] as const];
  });
}

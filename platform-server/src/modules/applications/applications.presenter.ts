import type { Application, MenuNode } from '@portico/shared-kit/contract/applications.schema';
import type { findApplications, findMenuRows } from './applications.repository.ts';

type ApplicationRow = Awaited<ReturnType<typeof findApplications>>[number];
type MenuRow = Awaited<ReturnType<typeof findMenuRows>>[number];

/** An application as its users see it. */
export function presentApplication(row: ApplicationRow): Application {
  const { code, name, name_i18n, logoUrl, groupCode, groupName, groupName_i18n } = row;
  return { code, name, name_i18n, logoUrl, groupCode, ...(groupName === null ? {} : { groupName, groupName_i18n }) };
}

/** A menu entry (shell spec, section 3); its type is one of those that the importer lets in. */
export function presentMenuNode({ type, roles: _roles, viewCode, ...row }: MenuRow): MenuNode {
  return { ...row, queryCode: viewCode, type: type as MenuNode['type'] };
}

import { type Static, Type } from 'typebox';
import { Code, Id, NameI18n, Nullable } from './common.schema.ts';

/** `isMobile` asks for what has a page for a phone; `isPortal` tells that the portal asks (shell spec, section 7). */
export const ListApplicationsInput = Type.Object({
  isMobile: Type.Optional(Type.Boolean()),
  isPortal: Type.Optional(Type.Boolean()),
});
export type ListApplicationsInput = Static<typeof ListApplicationsInput>;

/** An application as a card shows it; without a picture its first letter stands in. */
export const Application = Type.Object({
  code: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  logoUrl: Nullable(Type.String()),
  groupCode: Nullable(Type.String()),
  /** The group's name; absent where it has none. */
  groupName: Type.Optional(Type.String()),
  groupName_i18n: Type.Optional(NameI18n),
});
export type Application = Static<typeof Application>;
/** In the order in which they are shown. */
export const Applications = Type.Array(Application);

/** Names an application; `isMobile` asks for the entries that have a page for a phone. */
export const AppCodeInput = Type.Object({ appCode: Code, isMobile: Type.Optional(Type.Boolean()) });
export type AppCodeInput = Static<typeof AppCodeInput>;

/** Menu / tree node (shell spec, section 3); flat, in sort order, the tree is built from `parentId`. */
export const MenuNode = Type.Object({
  id: Id,
  parentId: Nullable(Id),
  code: Type.String(),
  appCode: Code,
  type: Type.Union([
    Type.Literal('Folder'),
    Type.Literal('Page'),
    Type.Literal('BizModel'),
    Type.Literal('Report'),
    Type.Literal('HomePage'),
  ]),
  name: Type.String(),
  name_i18n: NameI18n,
  icon: Nullable(Type.String()),
  pcUrl: Nullable(Type.String()),
  mobileUrl: Nullable(Type.String()),
  openMode: Nullable(Type.String()),
  queryCode: Nullable(Type.String()),
  modelType: Nullable(Type.String()),
  pcAble: Type.Boolean(),
  mobileAble: Type.Boolean(),
  published: Type.Boolean(),
  sortKey: Type.Integer(),
});
export type MenuNode = Static<typeof MenuNode>;
/** A whole menu, flat. */
export const MenuNodes = Type.Array(MenuNode);

/** Changes that an application package would make or has made, a line each, and the number of records that it brought. */
export const PackagePlan = Type.Object({
  appCode: Code,
  version: Type.Integer(),
  steps: Type.Array(Type.Object({ action: Type.String(), target: Type.String(), detail: Type.String() })),
  /** The values that go with it: an import is refused unless each item is allowed by its name. */
  losses: Type.Array(
    Type.Object({
      /** The field as `Order.remark`, or `Order.lines.price` of a sub-table. */
      item: Type.String(),
      /** Number of records, or rows of the sub-table, that have a value. */
      rows: Type.Integer(),
      allowed: Type.Boolean(),
    }),
  ),
});
export type PackagePlan = Static<typeof PackagePlan>;

/** The files of a package, or a zip of them; `dryRun` answers with the plan and changes nothing. */
export const ImportPackageInput = Type.Object({
  files: Type.Optional(
    Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 2_000_000 }), {
      description: 'path in the package → text',
    }),
  ),
  zip: Type.Optional(
    Type.String({
      maxLength: 14_000_000,
      pattern: '^[A-Za-z0-9+/]*={0,2}$',
      description: 'a zip of the files, base64',
    }),
  ),
  dryRun: Type.Optional(Type.Boolean()),
  /** Goes back to a version before the installed one. */
  allowOlder: Type.Optional(Type.Boolean()),
  /** The fields whose values may go, each by its path: `Order.remark`, `Order.lines.price`. */
  allowDataLoss: Type.Optional(Type.Array(Type.String({ maxLength: 150 }), { maxItems: 1000 })),
});
export type ImportPackageInput = Static<typeof ImportPackageInput>;

/** Names the application. */
export const ExportPackageInput = Type.Object({ appCode: Code });
export type ExportPackageInput = Static<typeof ExportPackageInput>;

/** An application as the files of a package, whose import changes nothing. */
export const ExportedPackage = Type.Object({
  appCode: Code,
  version: Type.Integer(),
  files: Type.Record(Type.String(), Type.String(), { description: 'path in the package → text' }),
});
export type ExportedPackage = Static<typeof ExportedPackage>;

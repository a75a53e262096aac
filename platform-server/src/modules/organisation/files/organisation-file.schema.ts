import { Code, NameI18n, Nullable } from '@portico/shared-kit/contract/common.schema';
import { grants } from '@portico/shared-kit/permissions';
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));
const name = Type.String({ minLength: 1, maxLength: 200 });
const nameI18n = Type.Optional(NameI18n);
const sortKey = Type.Optional(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }));

/** Ids stand in paths, which slashes part, and in cells of CSV, where semicolons do. */
const DepartmentId = Type.String({ maxLength: 64, pattern: '^[^/;\\s]([^/;]*[^/;\\s])?$' });
const Account = Type.String({ maxLength: 64, pattern: '^\\S(.*\\S)?$' });

/** An entry of `departments`: what is absent stays as it is, `null` empties it. */
export const DepartmentEntry = Type.Object(
  {
    id: DepartmentId,
    name: Type.Optional(name),
    name_i18n: nameI18n,
    /** The id of the one above; null at the top. */
    parent: Type.Optional(Nullable(DepartmentId)),
    /** The account of the person who manages it. */
    manager: Type.Optional(Nullable(Account)),
    sortKey,
  },
  closed,
);
export type DepartmentEntry = Static<typeof DepartmentEntry>;

/** An entry of `roles`. */
export const RoleEntry = Type.Object(
  {
    code: Code,
    name: Type.Optional(name),
    name_i18n: nameI18n,
    group: text(64),
    sortKey,
    grants: Type.Optional(Type.Array(Type.Enum([...grants], { type: 'string' }), { uniqueItems: true })),
  },
  closed,
);
export type RoleEntry = Static<typeof RoleEntry>;

/** An entry of `people`, and a line of a CSV file. */
export const PersonEntry = Type.Object(
  {
    account: Account,
    /** Absent: that of the account, or a new one. */
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    name: Type.Optional(name),
    name_i18n: nameI18n,
    employeeNo: text(64),
    position: text(200),
    position_i18n: nameI18n,
    mobile: text(64),
    email: text(200),
    imgUrl: text(2000),
    remark: text(2000),
    /** Ids; the first is the main one. */
    departments: Type.Optional(Type.Array(DepartmentId, { maxItems: 50, uniqueItems: true })),
    /** Codes. */
    roles: Type.Optional(Type.Array(Code, { maxItems: 200, uniqueItems: true })),
    disabled: Type.Optional(Type.Boolean()),
    /** The account of the person who gets the open work of one who is disabled. */
    handOverTo: Type.Optional(Nullable(Account)),
    syncType: Type.Optional(Type.Enum(['PUSH', 'DINGTALK'], { type: 'string' })),
    relatedId: text(200),
  },
  closed,
);
export type PersonEntry = Static<typeof PersonEntry>;

/** Most entries of a kind in all files of an import. */
export const mostEntries = { departments: 5_000, roles: 1_000, people: 20_000 } as const;

/** An organisation file. */
export const OrganisationFile = Type.Object(
  {
    name: Type.Optional(name),
    contactsShown: Type.Optional(Type.Object({ mobile: Type.Boolean(), email: Type.Boolean() }, closed)),
    departments: Type.Optional(Type.Array(DepartmentEntry, { maxItems: mostEntries.departments })),
    roles: Type.Optional(Type.Array(RoleEntry, { maxItems: mostEntries.roles })),
    people: Type.Optional(Type.Array(PersonEntry, { maxItems: mostEntries.people })),
  },
  closed,
);
export type OrganisationFile = Static<typeof OrganisationFile>;

import { type Static, Type } from 'typebox';
import { DepartmentRef, Id, NameI18n, Nullable, PageIndex, PageOf, PageSize } from './common.schema.ts';

/**
 * `keyword` is words of which each must fit: by name, English name, pinyin, account, number, mobile or a department on
 * the person's path. `withBelow` (unless false) means departments below `departmentId`, too. Absent: not narrowed.
 */
export const SearchUsersInput = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 64 })),
  departmentId: Type.Optional(Id),
  withBelow: Type.Optional(Type.Boolean()),
  page: Type.Optional(PageIndex),
  size: Type.Optional(PageSize),
});
export type SearchUsersInput = Static<typeof SearchUsersInput>;

/** Departments from the top downwards. */
export const DepartmentPath = Type.Array(DepartmentRef);

/** A person as a picker shows one; `path` leads to the main department, which is its last. */
export const UserOption = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  username: Type.String(),
  imgUrl: Nullable(Type.String()),
  employeeNo: Nullable(Type.String()),
  position: Nullable(Type.String()),
  position_i18n: NameI18n,
  path: DepartmentPath,
  /** False for somebody who has left: shown where stored, offered nowhere. */
  isActive: Type.Boolean(),
});
export type UserOption = Static<typeof UserOption>;
/** A page of people that were searched for. */
export const UserPage = PageOf(UserOption);
export type UserPage = Static<typeof UserPage>;

/** A department as a picker shows one; `path` leads to the one above it. */
export const DepartmentOption = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  parentId: Nullable(Id),
  hasChildren: Type.Boolean(),
  /** Active people in it and below, each once. */
  memberCount: Type.Integer(),
  path: DepartmentPath,
});
export type DepartmentOption = Static<typeof DepartmentOption>;
/** A page of departments. */
export const DepartmentPage = PageOf(DepartmentOption);
export type DepartmentPage = Static<typeof DepartmentPage>;

/** Asks for the departments right below `parentId`, or at the top where it is absent. */
export const DepartmentChildrenInput = Type.Object({
  parentId: Type.Optional(Id),
  page: Type.Optional(PageIndex),
  size: Type.Optional(PageSize),
});
export type DepartmentChildrenInput = Static<typeof DepartmentChildrenInput>;

/** `keyword` is words of which each must fit the department's name, English name or pinyin, or those of one above it. */
export const SearchDepartmentsInput = Type.Object({
  keyword: Type.String({ maxLength: 64 }),
  page: Type.Optional(PageIndex),
  size: Type.Optional(PageSize),
});
export type SearchDepartmentsInput = Static<typeof SearchDepartmentsInput>;

/** Names people and departments by their ids. */
export const ResolveUnitsInput = Type.Object({
  userIds: Type.Array(Id, { maxItems: 500 }),
  departmentIds: Type.Array(Id, { maxItems: 500 }),
});
export type ResolveUnitsInput = Static<typeof ResolveUnitsInput>;
/** Units of them that are known, in the order asked for. */
export const ResolvedUnits = Type.Object({
  users: Type.Array(UserOption),
  departments: Type.Array(DepartmentOption),
});
export type ResolvedUnits = Static<typeof ResolvedUnits>;

/**
 * The user card (list spec, section 3). `relatedType` DINGTALK shows a chat link, `chatUrl`. Mobile and email are null
 * where the organisation does not show them.
 */
export const UserCard = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  mobile: Nullable(Type.String()),
  email: Nullable(Type.String()),
  imgUrl: Nullable(Type.String()),
  mainDepartmentName: Nullable(Type.String()),
  /** From the top down to the main department. */
  mainDepartmentPath: DepartmentPath,
  departmentNames: Type.Array(Type.String()),
  /** The same departments, the main one first. */
  departments: Type.Array(DepartmentRef),
  employeeNo: Nullable(Type.String()),
  position: Nullable(Type.String()),
  position_i18n: NameI18n,
  roleName: Nullable(Type.String()),
  roleName_i18n: NameI18n,
  relatedType: Nullable(Type.String()),
  chatUrl: Nullable(Type.String()),
  /** False for somebody who has left. */
  isActive: Type.Boolean(),
});
export type UserCard = Static<typeof UserCard>;

/** Department; the tree is built from `parentId` (null at the top). */
export const DepartmentNode = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  parentId: Nullable(Id),
  sortKey: Type.Integer(),
});
export type DepartmentNode = Static<typeof DepartmentNode>;
/** All departments, flat. */
export const DepartmentNodes = Type.Array(DepartmentNode);

/** Department option (list spec, section 3). */
export const UserDepartment = Type.Object({
  deptId: Id,
  deptName: Type.String(),
  deptName_i18n: NameI18n,
  isMain: Type.Boolean(),
});
/** The departments of one person, the main one first. */
export const UserDepartments = Type.Array(UserDepartment);
export type UserDepartment = Static<typeof UserDepartment>;

/** Names a person. */
export const UserIdInput = Type.Object({ id: Id });
export type UserIdInput = Static<typeof UserIdInput>;

/** Names a role group. */
export const RoleGroupInput = Type.Object({ groupId: Id });
export type RoleGroupInput = Static<typeof RoleGroupInput>;
/** A role as a picker shows one. */
export const RoleOption = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  /** Active people who have it. */
  memberCount: Type.Integer(),
});
export type RoleOption = Static<typeof RoleOption>;
/** All roles. */
export const RoleOptions = Type.Array(RoleOption);

/** The roles of a group. */
export const RoleNames = Type.Array(Type.Object({ name: Type.String() }));
export type RoleNames = Static<typeof RoleNames>;

/** The files of an organisation, YAML and for people CSV; `dryRun` answers with the plan and changes nothing. */
export const ImportOrganisationInput = Type.Object({
  files: Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 8_000_000 }), {
    description: 'name → text',
    minProperties: 1,
    maxProperties: 20,
  }),
  dryRun: Type.Optional(Type.Boolean()),
});
export type ImportOrganisationInput = Static<typeof ImportOrganisationInput>;

/** The changes of an import, made or planned, a line each; none where the organisation is like its files already. */
export const OrganisationPlan = Type.Object({
  steps: Type.Array(Type.Object({ action: Type.String(), target: Type.String(), detail: Type.String() })),
});
export type OrganisationPlan = Static<typeof OrganisationPlan>;

/** An organisation as files: name → text. */
export const OrganisationFiles = Type.Object({ files: Type.Record(Type.String(), Type.String()) });
export type OrganisationFiles = Static<typeof OrganisationFiles>;

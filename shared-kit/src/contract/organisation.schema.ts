import { type Static, Type } from 'typebox';
import { Id, NameI18n, Nullable, PageIndex, PageOf, PageSize } from './common.schema.ts';

/** `keyword` is part of a name or user name; absent fields do not narrow. */
export const SearchUsersInput = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 64 })),
  departmentId: Type.Optional(Id),
  page: Type.Optional(PageIndex),
  size: Type.Optional(PageSize),
});
export type SearchUsersInput = Static<typeof SearchUsersInput>;

/** A person as a picker shows one. */
export const UserOption = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  username: Type.String(),
  imgUrl: Nullable(Type.String()),
  departmentName: Nullable(Type.String()),
  departmentName_i18n: NameI18n,
  position: Nullable(Type.String()),
});
export type UserOption = Static<typeof UserOption>;
/** A page of people that were searched for. */
export const UserPage = PageOf(UserOption);
export type UserPage = Static<typeof UserPage>;

/** The user card (list spec, section 3); `relatedType` DINGTALK shows a chat link. */
export const UserCard = Type.Object({
  id: Id,
  name: Type.String(),
  mobile: Nullable(Type.String()),
  email: Nullable(Type.String()),
  imgUrl: Nullable(Type.String()),
  mainDepartmentName: Nullable(Type.String()),
  departmentNames: Type.Array(Type.String()),
  employeeNo: Nullable(Type.String()),
  position: Nullable(Type.String()),
  roleName: Nullable(Type.String()),
  relatedType: Nullable(Type.String()),
});
export type UserCard = Static<typeof UserCard>;

/** One department; the tree is built from `parentId` (null at the top). */
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
/** The roles of a group. */
export const RoleNames = Type.Array(Type.Object({ name: Type.String() }));
export type RoleNames = Static<typeof RoleNames>;

import type { Grant } from '@portico/shared-kit/permissions';

interface LocalisedName {
  readonly name: string;
  /** JSON text with an `en` key. */
  readonly nameI18n?: string | null;
}

/** A department to bring in or up to date, by its id. */
export interface DepartmentInput extends LocalisedName {
  readonly id: string;
  /** Null or absent at the top. May also be a department that is there already. */
  readonly parentId?: string | null;
  readonly sortKey?: number;
  readonly managerId?: string | null;
}

/** A role is named by its code, which is its id too. */
export interface RoleInput extends LocalisedName {
  readonly code: string;
  readonly groupId?: string | null;
  readonly sortKey?: number;
  readonly grants?: readonly Grant[];
}

/** A person to bring in or up to date, by their id. */
export interface UserInput extends LocalisedName {
  readonly id: string;
  readonly username: string;
  readonly mobile?: string | null;
  readonly email?: string | null;
  readonly imgUrl?: string | null;
  readonly employeeNo?: string | null;
  readonly position?: string | null;
  readonly positionI18n?: string | null;
  readonly remark?: string | null;
  readonly status?: 'ENABLED' | 'DISABLED';
  /** Source of the person; people of DingTalk can be written to there by `relatedId`. */
  readonly syncType?: 'PUSH' | 'DINGTALK';
  readonly relatedId?: string | null;
  /** Ids; the first is the main one. */
  readonly departmentIds?: readonly string[];
  /** Codes. */
  readonly roles?: readonly string[];
  /** Plain password, hashed here: some 50 ms each. */
  readonly password?: string;
  /** Argon2id hash made before; many accounts may share one, so that a large import stays fast. */
  readonly passwordHash?: string;
  /** The password is an initial one, to be changed at the first sign-in. Of an account that has one it says nothing. */
  readonly mustChangePassword?: boolean;
}

/** Switches for whether everybody who is signed in may see how to reach people. */
export interface ContactsShown {
  readonly mobile: boolean;
  readonly email: boolean;
}

/** An organisation to bring in; what it does not name stays as it is. */
export interface OrganisationPackage {
  readonly corpName: string;
  /** The ways to reach people that everybody may see and search by; absent: as before, at first both. */
  readonly contactsShown?: ContactsShown;
  readonly departments: readonly DepartmentInput[];
  readonly roles: readonly RoleInput[];
  readonly users: readonly UserInput[];
}

/** Numbers of entries of each kind that were brought in or up to date. */
export interface ImportCounts {
  readonly departments: number;
  readonly roles: number;
  readonly users: number;
}

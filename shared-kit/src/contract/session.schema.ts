import { UserId } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { grants } from '../permissions/index.ts';
import { Id, NameI18n, Nullable } from './common.schema.ts';
import { FactorCode } from './second-factor.schema.ts';

/** A key pair's public half; used once and short-lived (shell spec, section 7: `index`, `key`). */
export const RsaKey = Type.Object({ index: Id, key: Type.String({ description: 'PEM, SubjectPublicKeyInfo' }) });
export type RsaKey = Static<typeof RsaKey>;

/** `index` names the key that encrypted the password. `code` is for an account with a second factor. */
export const SignInInput = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 1024, description: 'RSA-encrypted, base64' }),
  index: Id,
  code: Type.Optional(FactorCode),
});
export type SignInInput = Static<typeof SignInInput>;

/**
 * Token items as the client stores them (shell spec, section 3). `exp` is the expiry in seconds since 1970, `userId` is
 * whose they are.
 */
export const TokenReply = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer({ description: 'seconds' }),
  exp: Type.Integer({ description: 'seconds since 1970' }),
  corpId: Id,
  userId: UserId,
});
export type TokenReply = Static<typeof TokenReply>;

/** A refresh token, good for one rotation. */
export const RefreshInput = Type.Object({ refresh_token: Type.String({ minLength: 1, maxLength: 512 }), corpId: Id });
export type RefreshInput = Static<typeof RefreshInput>;

/** The second form of the shell spec, section 7: a token that was handed over without a refresh token. */
export const RefreshOfInput = Type.Object({ access_token: Type.String({ minLength: 1, maxLength: 2048 }) });
export type RefreshOfInput = Static<typeof RefreshOfInput>;

/** Parameters of the end of a session (shell spec, section 7). */
export const LogoutInput = Type.Object({
  redirect_uri: Type.Optional(Type.String({ maxLength: 2000 })),
  T: Type.Optional(Type.String({ maxLength: 2048, description: 'a token of the session that ends' })),
});
export type LogoutInput = Static<typeof LogoutInput>;

/** A permission value of a user (shell spec, section 6). */
export const GrantName = Type.Enum([...grants], { type: 'string' });

/** The appearance that somebody wants for the portal: light, dark, or as their system has it. */
export const Appearance = Type.Union([Type.Literal('light'), Type.Literal('dark'), Type.Literal('system')]);
export type Appearance = Static<typeof Appearance>;

/** null: as the organisation has it. */
export const KeepAppearanceInput = Type.Object({ appearance: Nullable(Appearance) });
export type KeepAppearanceInput = Static<typeof KeepAppearanceInput>;

/** The signed-in user (shell spec, section 3) and the flags of the session (section 6). */
export const CurrentUser = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  username: Type.String(),
  userId: Type.String(),
  corpId: Id,
  mobile: Nullable(Type.String()),
  email: Nullable(Type.String()),
  imgUrl: Nullable(Type.String()),
  departmentId: Nullable(Id),
  departmentName: Nullable(Type.String()),
  departmentName_i18n: NameI18n,
  parentDepartmentName: Nullable(Type.String()),
  parentDepartmentName_i18n: NameI18n,
  position: Nullable(Type.String()),
  position_i18n: NameI18n,
  employeeNo: Nullable(Type.String()),
  roleName: Nullable(Type.String()),
  roleName_i18n: NameI18n,
  remark: Nullable(Type.String()),
  permissions: Type.Array(GrantName),
  lastLoginTime: Nullable(Type.String()),
  relatedSyncType: Nullable(Type.String()),
  admin: Type.Boolean(),
  isAppAdmin: Type.Boolean(),
  isRootAdmin: Type.Boolean(),
  isPrivilegedPerson: Type.Boolean(),
  mayChangePassword: Type.Boolean(),
  singlePwd: Type.Boolean({ description: 'the password is an initial one and must be changed before anything else' }),
  maySetUpSecondFactor: Type.Boolean({ description: 'the session came about by a password of this portal' }),
  mustSetUpSecondFactor: Type.Boolean({
    description: 'a role asks for a second factor, to be set up before anything else',
  }),
  /** Absent: as the organisation has it. */
  appearance: Type.Optional(Appearance),
});
export type CurrentUser = Static<typeof CurrentUser>;

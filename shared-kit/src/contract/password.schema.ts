import { type Static, Type } from 'typebox';
import { Id } from './common.schema.ts';

const Sealed = Type.String({ minLength: 1, maxLength: 1024, description: 'RSA-encrypted, base64' });

/** A change of one's own password as personal settings send it: both under the key of `index` (shell spec, section 7). */
export const ChangePasswordInput = Type.Object({ index: Id, oldPassword: Sealed, newPassword: Sealed });
export type ChangePasswordInput = Static<typeof ChangePasswordInput>;

/**
 * The same as the header sends it (shell spec, section 7). `username` and `corpId` are the sender's own. With `index`
 * both passwords are encrypted with that key, without it they are plain.
 */
export const ChangePasswordOfInput = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 64 }),
  corpId: Id,
  oldPassword: Type.String({ minLength: 1, maxLength: 1024 }),
  newPassword: Type.String({ minLength: 1, maxLength: 1024 }),
  index: Type.Optional(Id),
});
export type ChangePasswordOfInput = Static<typeof ChangePasswordOfInput>;

/** Password of a person as an administrator made it anew. */
export const PasswordReset = Type.Object({
  password: Type.String({ description: 'shown this once; to be changed at the first sign-in' }),
});
export type PasswordReset = Static<typeof PasswordReset>;

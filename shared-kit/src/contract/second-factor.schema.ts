import { type Static, Type } from 'typebox';
import { Id, Nullable } from './common.schema.ts';

/** A code of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const FactorCode = Type.String({ minLength: 1, maxLength: 32, description: 'of the app, or a recovery code' });

const Password = Type.String({ minLength: 1, maxLength: 1024, description: 'RSA-encrypted, base64' });

/** The state of the signed-in person's second factor. */
export const SecondFactor = Type.Object({
  isOn: Type.Boolean(),
  confirmedTime: Nullable(Type.String({ description: 'ISO, UTC; null while it is off' })),
  recoveryCodesLeft: Type.Integer(),
  isRequired: Type.Boolean({ description: 'a role of the person asks for it: it cannot be turned off' }),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** The password again, encrypted under the key of `index`; where a second factor is on, a code of it as well. */
export const BeginSecondFactorInput = Type.Object({ index: Id, password: Password, code: Type.Optional(FactorCode) });
export type BeginSecondFactorInput = Static<typeof BeginSecondFactorInput>;

/** Secret from which an authenticator app makes codes; it stands nowhere else in clear. */
export const SecondFactorSecret = Type.Object({
  secret: Type.String({ description: 'base32' }),
  address: Type.String({ description: 'otpauth://totp/…, the content of the QR code' }),
});
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;

/** A code that the app has made of the new secret. */
export const ConfirmSecondFactorInput = Type.Object({ code: FactorCode });
export type ConfirmSecondFactorInput = Static<typeof ConfirmSecondFactorInput>;

/** Recovery codes, shown this once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** Password and code: that it is the person who changes the second factor. */
export const SecondFactorProof = Type.Object({ index: Id, password: Password, code: FactorCode });
export type SecondFactorProof = Static<typeof SecondFactorProof>;

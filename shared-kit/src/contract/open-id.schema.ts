import { type Static, Type } from 'typebox';

/** `isAnew`: the provider asks who it is even where it knows somebody, so that another account can be chosen. */
export const BeginOpenIdInput = Type.Object({ isAnew: Type.Boolean({ default: false }) });
export type BeginOpenIdInput = Static<typeof BeginOpenIdInput>;

/** Address to which the browser goes to sign in. */
export const BegunOpenId = Type.Object({ address: Type.String({ description: 'of the provider, absolute' }) });
export type BegunOpenId = Static<typeof BegunOpenId>;

/** Parameters with which the provider sent the browser back. */
export const FinishOpenIdInput = Type.Object({
  answer: Type.String({ minLength: 1, maxLength: 8192, description: 'the query of the address, without ?' }),
});
export type FinishOpenIdInput = Static<typeof FinishOpenIdInput>;

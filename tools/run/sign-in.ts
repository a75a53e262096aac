import { constants, publicEncrypt } from 'node:crypto';
import type { RsaKey, TokenReply } from '@portico/shared-kit/contract/session.schema';

/** Credentials that somebody types on the login page. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Signs somebody in as the login page does: a public key first, then the encrypted password (shell spec, section 7).
 * Returns the tokens; throws when it is refused.
 */
export async function signIn(url: string, { username, password }: Credentials): Promise<TokenReply> {
  const { index, key } = await call<RsaKey>(`${url}/api/login/rsa-key`);
  const rsa = { key, padding: constants.RSA_PKCS1_PADDING };
  const encrypted = publicEncrypt(rsa, Buffer.from(password)).toString('base64');
  return call<TokenReply>(`${url}/api/login/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, index, password: encrypted }),
  });
}

/** The items of local storage in which the shell keeps these tokens (shell spec, section 7). */
export function storedTokens(tokens: TokenReply): Readonly<Record<string, string>> {
  return {
    token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_in: String(tokens.expires_in),
    expireTime: String(tokens.exp),
    corpId: tokens.corpId,
  };
}

async function call<TData>(address: string, init?: RequestInit): Promise<TData> {
  const reply = (await (await fetch(address, init)).json()) as { errcode: number; errmsg: string; data: TData };
  if (reply.errcode !== 0) throw new Error(`${address}: ${reply.errcode} ${reply.errmsg}`);
  return reply.data;
}

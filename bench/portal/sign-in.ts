import { constants, publicEncrypt } from 'node:crypto';
import type { RsaKey, TokenReply } from '@portico/shared-kit/contract/session.schema';
import { demoAccounts } from '../../demo/accounts.ts';

/** Signs a person of the demo in, as the login page does, and returns the tokens. Throws when it is refused. */
export async function signIn(url: string, name: keyof typeof demoAccounts): Promise<TokenReply> {
  const { username, password } = demoAccounts[name];
  const { index, key } = await call<RsaKey>(`${url}/api/login/rsa-key`);
  const rsa = { key, padding: constants.RSA_PKCS1_PADDING };
  const encrypted = publicEncrypt(rsa, Buffer.from(password)).toString('base64');
  return call<TokenReply>(`${url}/api/login/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, index, password: encrypted }),
  });
}

async function call<TData>(address: string, init?: RequestInit): Promise<TData> {
  const reply = (await (await fetch(address, init)).json()) as { errcode: number; errmsg: string; data: TData };
  if (reply.errcode !== 0) throw new Error(`${address}: ${reply.errcode} ${reply.errmsg}`);
  return reply.data;
}

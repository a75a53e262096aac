import { constants, publicEncrypt } from 'node:crypto';

interface Reply {
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: Readonly<Record<string, string | number>>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Signs in as the login page does: a public key first, then the encrypted password (shell spec, section 7).
 * Returns the items that the shell keeps in local storage.
 */
export async function signIn(url: string, { username, password }: Credentials): Promise<Record<string, string>> {
  const key = await call(`${url}/api/login/rsa-key`);
  const rsa = { key: String(key['key']), padding: constants.RSA_PKCS1_PADDING };
  const body = {
    username,
    index: key['index'],
    password: publicEncrypt(rsa, Buffer.from(password)).toString('base64'),
  };
  const data = await call(`${url}/api/login/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    token: String(data['access_token']),
    refresh_token: String(data['refresh_token']),
    expires_in: String(data['expires_in']),
    expireTime: String(data['exp']),
    corpId: String(data['corpId']),
  };
}

async function call(address: string, init?: RequestInit): Promise<Reply['data']> {
  const reply = (await (await fetch(address, init)).json()) as Reply;
  if (reply.errcode !== 0) throw new Error(`${address}: ${reply.errcode} ${reply.errmsg}`);
  return reply.data;
}

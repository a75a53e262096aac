import { constants, publicEncrypt } from 'node:crypto';
import { getRsaKey, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { type EndpointWorld, password } from './endpoint-world.ts';
import { insertOrganisation } from './test-organisation.ts';

/** Passwords under a key of their own. */
async function sealed({ app }: EndpointWorld, ...passwords: readonly string[]) {
  const { data } = await app.call(getRsaKey, {}, null);
  const key = { key: data.key, padding: constants.RSA_PKCS1_PADDING };
  return {
    index: data.index,
    texts: passwords.map((text) => publicEncrypt(key, Buffer.from(text)).toString('base64')),
  };
}

/** Returns the credentials that the employee signs in with. */
export async function credentials(world: EndpointWorld) {
  const { index, texts } = await sealed(world, password);
  return { username: 'emma', index, password: texts[0] ?? '' };
}

/** The employee's passwords, of which the old one is wrong: a change would end the session that others are made in. */
export async function passwords(world: EndpointWorld) {
  const { index, texts } = await sealed(world, `${password}?`, 'Next-43-Emma');
  return { index, oldPassword: texts[0] ?? '', newPassword: texts[1] ?? '' };
}

/** Person whose password may be reset: that of the employee would end the session that others are made in. */
export async function somebodyNew({ app: { platform } }: EndpointWorld) {
  const id = platform.newId();
  await insertOrganisation(platform, { users: [{ id, name: '新人' }] });
  return { id };
}

/** Person whose second factor may be reset. */
async function somebodyWithFactor(world: EndpointWorld) {
  const { id } = await somebodyNew(world);
  const row = { corp_id: 'main', user_id: id, secret: '', confirmed_time: new Date(0) };
  await world.app.platform.connections.db.insertInto('second_factor').values(row).execute();
  return { id };
}

/** A password typed again, which is wrong for everybody. */
async function ownPassword(world: EndpointWorld) {
  const { index, texts } = await sealed(world, `${password}?`);
  return { index, password: texts[0] ?? '' };
}

/** The tokens of a session of the employee. */
export async function tokens(world: EndpointWorld) {
  return (await world.app.call(signIn, await credentials(world), null)).data;
}

/** The id of a new session of the employee. */
export async function sessionOfEmma(world: EndpointWorld): Promise<string> {
  const { access_token: token } = await tokens(world);
  const [, payload = ''] = token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sid: string }).sid;
}

/** Good calls about second factors, by the names of their operations; nobody signed in has one here. */
export const factorInputs = {
  getSecondFactor: () => ({}),
  beginSecondFactor: ownPassword,
  confirmSecondFactor: () => ({ code: '123456' }),
  renewRecoveryCodes: async (world: EndpointWorld) => ({ ...(await ownPassword(world)), code: '123456' }),
  turnOffSecondFactor: async (world: EndpointWorld) => ({ ...(await ownPassword(world)), code: '123456' }),
  resetSecondFactor: somebodyWithFactor,
};

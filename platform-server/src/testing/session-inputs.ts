import { constants, publicEncrypt } from 'node:crypto';
import { getRsaKey, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { type EndpointWorld, password } from './endpoint-world.ts';

/** Passwords under a key of their own. */
async function sealed({ app }: EndpointWorld, ...passwords: readonly string[]) {
  const { data } = await app.call(getRsaKey, {}, null);
  const key = { key: data.key, padding: constants.RSA_PKCS1_PADDING };
  return {
    index: data.index,
    texts: passwords.map((text) => publicEncrypt(key, Buffer.from(text)).toString('base64')),
  };
}

/** What the employee signs in with. */
export async function credentials(world: EndpointWorld) {
  const { index, texts } = await sealed(world, password);
  return { username: 'emma', index, password: texts[0] ?? '' };
}

/** The employee's passwords, of which the old one is wrong: a change would end the session that others are made in. */
export async function passwords(world: EndpointWorld) {
  const { index, texts } = await sealed(world, `${password}?`, 'Next-43-Emma');
  return { index, oldPassword: texts[0] ?? '', newPassword: texts[1] ?? '' };
}

/** The tokens of a session of the employee. */
export async function tokens(world: EndpointWorld) {
  return (await world.app.call(signIn, await credentials(world), null)).data;
}

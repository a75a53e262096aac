import { Type } from 'typebox';
import { isWithin, readNetworks } from '../networks.ts';
import { settingOf, text, variable } from './setting.ts';

/** A proxy in front that has signed people in, and what proves that a request comes from it. */
export interface TrustedProxy {
  /** Returns whether a connection from this address is the proxy's own. */
  isFrom(address: string): boolean;
  /** Secret that the proxy sends along, which nobody else knows. */
  readonly secret: string;
  /** The header in which it names the account, in small letters. */
  readonly header: string;
}

const from = variable('PROXY_SIGN_IN_FROM', {
  schema: text('addresses or networks'),
  description: 'addresses or networks of a proxy that signs people in, see there',
});
const secret = variable('PROXY_SIGN_IN_SECRET', {
  schema: Type.String({ minLength: 32, description: 'a secret of 32 characters or more' }),
  isSecret: true,
  description: 'what that proxy sends along, 32 characters or more',
});
const header = variable('PROXY_SIGN_IN_HEADER', {
  schema: text('the name of a header', '^[A-Za-z][A-Za-z0-9-]{0,63}$'),
  default: 'X-Portico-User',
  description: 'the header in which it names the account',
});

/**
 * The proxy that is believed; undefined where none is configured. Throws an error in words for a half configuration, for
 * what is no address, and for a network of everybody: a header alone is never believed.
 */
export const trustedProxy = settingOf({ from, secret, header }, (given): TrustedProxy | undefined => {
  if (given.from === undefined && given.secret === undefined) return undefined;
  if (given.from === undefined || given.secret === undefined) {
    throw new Error(`${from.name} and ${secret.name} are needed together.`);
  }
  const networks = readNetworks(from.name, given.from);
  return {
    isFrom: (address) => isWithin(networks, address),
    secret: given.secret,
    header: given.header.toLowerCase(),
  };
});

import { Type } from 'typebox';
import { isWithin, readNetworks } from './networks.ts';

/** A proxy in front that has signed people in, and what proves that a request comes from it. */
export interface TrustedProxy {
  /** Returns whether a connection from this address is the proxy's own. */
  isFrom(address: string): boolean;
  /** Secret that the proxy sends along, which nobody else knows. */
  readonly secret: string;
  /** The header in which it names the account, in small letters. */
  readonly header: string;
}

/** The variables that say of it. */
export const proxySignInVariables = {
  PROXY_SIGN_IN_FROM: Type.Optional(Type.String({ description: 'addresses or networks' })),
  PROXY_SIGN_IN_SECRET: Type.Optional(Type.String({ minLength: 32, description: 'a secret of 32 characters or more' })),
  PROXY_SIGN_IN_HEADER: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9-]{0,63}$',
    default: 'X-Portico-User',
    description: 'the name of a header',
  }),
};

/** Settings from the environment. */
export interface ProxySettings {
  /** Addresses and networks, separated by spaces. */
  readonly PROXY_SIGN_IN_FROM?: string;
  readonly PROXY_SIGN_IN_SECRET?: string;
  readonly PROXY_SIGN_IN_HEADER: string;
}

/**
 * The proxy that is believed; undefined where none is configured. Throws an error in words for a half configuration, for
 * what is no address, and for a network of everybody: a header alone is never believed.
 */
export function readTrustedProxy(settings: ProxySettings): TrustedProxy | undefined {
  const { PROXY_SIGN_IN_FROM: from, PROXY_SIGN_IN_SECRET: secret, PROXY_SIGN_IN_HEADER: header } = settings;
  if (from === undefined && secret === undefined) return undefined;
  if (from === undefined || secret === undefined) {
    throw new Error('PROXY_SIGN_IN_FROM and PROXY_SIGN_IN_SECRET are needed together.');
  }
  const networks = readNetworks('PROXY_SIGN_IN_FROM', from);
  return {
    isFrom: (address) => isWithin(networks, address),
    secret,
    header: header.toLowerCase(),
  };
}

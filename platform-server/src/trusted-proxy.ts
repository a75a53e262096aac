import { BlockList, isIP } from 'node:net';

/** A proxy in front that has signed people in, and what proves that a request comes from it. */
export interface TrustedProxy {
  /** Whether a connection from this address is the proxy's own. */
  isFrom(address: string): boolean;
  /** What the proxy sends along, which nobody else knows. */
  readonly secret: string;
  /** The header in which it names the account, in small letters. */
  readonly header: string;
}

/** What the environment says of it. */
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
  const networks = new BlockList();
  for (const network of from.split(' ')) addNetwork(networks, network);
  return {
    isFrom: (address) => isIP(address) !== 0 && networks.check(address, familyOf(address)),
    secret,
    header: header.toLowerCase(),
  };
}

function addNetwork(networks: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const length = prefix === undefined ? longest : Number(prefix);
  if (isIP(address) === 0 || !Number.isInteger(length) || length < 1 || length > longest) {
    throw new Error(
      `PROXY_SIGN_IN_FROM must be addresses or networks such as 10.0.0.5 or 10.1.0.0/24, but has "${network}".`,
    );
  }
  networks.addSubnet(address, length, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

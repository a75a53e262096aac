import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Reads addresses and networks that are separated by spaces. Throws an error in words, which names the variable, for what
 * is no address and for a network of everybody.
 */
export function readNetworks(variable: string, text: string): BlockList {
  const networks = new BlockList();
  for (const network of text.split(' ')) {
    if (network !== '') addNetwork(networks, network, variable);
  }
  return networks;
}

/** Returns whether an address lies in the networks; false for what is no address. */
export function isWithin(networks: BlockList, address: string): boolean {
  return isIP(address) !== 0 && networks.check(address, familyOf(address));
}

/** Returns a test for the addresses of the proxies that are named in TRUSTED_PROXIES; without it nobody is one. */
export function proxiesOf(named = ''): (address: string) => boolean {
  const networks = readNetworks('TRUSTED_PROXIES', named);
  return (address) => isWithin(networks, address);
}

/**
 * Returns whom an address stands for where uses are counted: an IPv4 address itself, of an IPv6 address its network of 64
 * bits, all of which one line has. What is no address is returned as it is.
 */
export function lineOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, 4).join(':')}/64` : parsed.toString();
}

function addNetwork(networks: BlockList, network: string, variable: string): void {
  const [address = '', prefix] = network.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const length = prefix === undefined ? longest : Number(prefix);
  if (isIP(address) === 0 || !Number.isInteger(length) || length < 1 || length > longest) {
    throw new Error(`${variable} must be addresses or networks such as 10.0.0.5 or 10.1.0.0/24, but has "${network}".`);
  }
  networks.addSubnet(address, length, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

import { createHash, createHmac } from 'node:crypto';

/**
 * The last part of a link's address: 192 bits that only who has the installation's secret can work out, so that the
 * database keeps a hash alone and administrators can be told the address again.
 */
export function formidOf(secret: Uint8Array, corpId: string, linkId: string): string {
  return createHmac('sha256', secret).update(`external link ${corpId} ${linkId}`).digest('base64url').slice(0, 32);
}

/** Hash of the last part of a link's address, which is all that is stored of it. */
export function hashFormid(formid: string): string {
  return createHash('sha256').update(formid).digest('base64url');
}

/**
 * Hash that is stored of the address that an answer came from: the same for the same address, and not to be turned
 * back.
 */
export function hashAddress(secret: Uint8Array, address: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url');
}

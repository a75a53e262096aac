import { appError } from '@portico/shared-kit/errors';
import { toString as drawQrCode } from 'qrcode';

/**
 * Returns an address of the portal as a QR code in SVG; a path is completed with the portal's origin. Nothing is
 * fetched. Throws requestInvalid for addresses elsewhere: nobody gets codes of this portal that lead away from it.
 */
export async function qrPicture(text: string, origin: string): Promise<string> {
  const address = portalAddress(text, origin);
  if (address === null) throw appError('requestInvalid', { detail: 'text is an address of this portal' });
  return drawQrCode(address, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
}

function portalAddress(text: string, origin: string): string | null {
  // A browser would drop tabs and line ends, and read a backslash as a slash.
  if (/[\s\\]/.test(text)) return null;
  // The port that a protocol has anyway is no part of an origin.
  const portal = URL.parse(origin)?.origin;
  const address = URL.parse(text, portal);
  const isAddress = /^(\/(?!\/)|https?:\/\/)/i.test(text);
  if (!isAddress || address === null || address.origin !== portal) return null;
  return address.username === '' && address.password === '' ? address.href : null;
}

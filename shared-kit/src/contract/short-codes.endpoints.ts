import { endpoint } from './endpoint.ts';
import type {
  CodedRecord,
  MakeShortCodesInput,
  QrCodeInput,
  ShortCodeInput,
  ShortCodes,
} from './short-codes.schema.ts';

export const makeShortCodes = endpoint<MakeShortCodesInput, ShortCodes>({
  method: 'POST',
  path: '/api/short-codes',
  operationId: 'makeShortCodes',
  access: 'print:read',
  summary: 'Short codes of records that the user may read: the same record and form have the same code',
});

export const resolveShortCode = endpoint<ShortCodeInput, CodedRecord>({
  method: 'GET',
  path: '/api/short-codes/:pairCode',
  operationId: 'resolveShortCode',
  access: 'signedIn',
  summary: 'The record that a short code leads to, for who may read it',
});

/** The reply is a picture; it tells nothing that its caller has not said. */
export const generateQrCode = endpoint<QrCodeInput, Blob>({
  method: 'GET',
  path: '/api/qrcode/generate_qrcode',
  operationId: 'generateQrCode',
  access: 'anonymous',
  summary: 'An address of this portal as a QR code, in SVG',
});

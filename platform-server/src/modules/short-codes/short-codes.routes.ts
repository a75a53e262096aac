import { generateQrCode, makeShortCodes, resolveShortCode } from '@portico/shared-kit/contract/short-codes.endpoints';
import {
  CodedRecord,
  MakeShortCodesInput,
  QrCodeInput,
  ShortCodeInput,
  ShortCodes,
} from '@portico/shared-kit/contract/short-codes.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { qrPicture } from './qr-picture.ts';
import type { ShortCodeService } from './short-codes.service.ts';

/** Registers short codes and their pictures (portal spec, section 7). */
export function registerShortCodes(app: FastifyInstance, codes: ShortCodeService): void {
  route(app, makeShortCodes, { input: MakeShortCodesInput, reply: ShortCodes, perMinute: 60 }, ({ input, user }) =>
    codes.make(user, input),
  );
  // A person scans one label after the other; who tries codes is held back.
  route(app, resolveShortCode, { input: ShortCodeInput, reply: CodedRecord, perMinute: 120 }, ({ input, user }) =>
    codes.resolve(user, input),
  );
  // Pictures are asked for without a token, and their caller has said all that they tell.
  route(
    app,
    generateQrCode,
    { input: QrCodeInput, reply: 'stream', perMinute: 600 },
    async ({ input, request, reply }) => {
      const picture = await qrPicture(input.text, `${request.protocol}://${request.host}`);
      return (
        reply
          .type('image/svg+xml; charset=utf-8')
          .header('Cache-Control', 'private, max-age=86400, immutable')
          // Whoever opens the answer as a page gets one that runs nothing and reaches nothing.
          .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
          .send(picture)
      );
    },
  );
}

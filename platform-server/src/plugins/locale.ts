import type { Locale } from '@portico/shared-kit/i18n';
import type { FastifyRequest } from 'fastify';

/** The language that the client asks for; Chinese where it does not say English. */
export function localeOf(request: FastifyRequest): Locale {
  return request.headers['accept-language']?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh';
}

import { randomBytes, randomInt } from 'node:crypto';
import { appError } from '@portico/shared-kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRouteMissing } from '../../plugins/errors.ts';
import { setCookie } from '../../plugins/cookies.ts';
import { localeOf } from '../../plugins/locale.ts';
import type { Asker, CompositionService } from './compositions.service.ts';
import { contentPolicy } from './content-policy.ts';
import type { PageAddress } from './page-head.ts';

const bucketPattern = /(?:^|;\s*)portico_bucket=(\d{1,2})(?:;|$)/;
/** Set by the shell for those who may see a composition of the past again, and only in their own browser. */
const replayCookie = /(?:^|;\s*)portico_composition=([0-9a-f]{16})(?:;|$)/;
const bucketCookie = { name: 'portico_bucket', path: '/', keptSeconds: 365 * 24 * 60 * 60, sameSite: 'Lax' } as const;

/**
 * Serves the portal's page for every address that is a page (history mode, shell spec, section 2). An address of the
 * API or of a file is never answered with the page: a script that is missing must not look like one that is there.
 */
export function registerCompositions(app: FastifyInstance, service: CompositionService): void {
  // What the page would be made of if it were loaded now: a tab asks before it tries a remote again.
  // With an id it says whether a composition of the past can still be had.
  app.get<{ Querystring: { id?: string } }>('/composition.json', { schema: { hide: true } }, (request, reply) => {
    const { id } = request.query;
    const composition = id === undefined ? service.compose(askerOf(request)) : service.findReplay(id);
    if (!composition) throw appError('buildMissing', { file: 'composition.json' });
    return reply.header('Cache-Control', 'no-cache').send(composition);
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (!isPageRequest(request)) return sendRouteMissing(request, reply);
    return sendPage(request, reply, service);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, service: CompositionService): FastifyReply {
  const bucket = bucketOf(request);
  const nonce = randomBytes(16).toString('base64url');
  const address = addressOf(request);
  const page = service.page({ asker: askerOf(request), locale: localeOf(request), nonce, address });
  if (!page) throw appError('buildMissing', { file: 'index.html' });
  reply.header('Cache-Control', 'no-cache').header('ETag', page.etag).header('Vary', 'Accept-Language, Cookie');
  if (bucket === null) setCookie(reply, { ...bucketCookie, value: String(randomInt(100)) });
  // The page that the browser kept has its own nonce and policy: neither may be replaced by new ones.
  if (bucket !== null && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  return reply
    .header('Content-Security-Policy', contentPolicy(nonce, service))
    .header('Referrer-Policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/**
 * A navigation to a path without a file name in it. Probes, link previews and `curl` accept anything: they get the page as well,
 * whereas a browser that asks for a script or for data says so.
 */
function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/';
  if (/^\/(api|builds)(\/|$)/.test(path)) return false;
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return false;
  const destination = request.headers['sec-fetch-dest'];
  if (typeof destination === 'string' && !/^(document|i?frame)$/.test(destination)) return false;
  return /text\/(html|\*)|\*\/\*/i.test(request.headers.accept ?? '*/*');
}

function addressOf({ url }: FastifyRequest): PageAddress {
  const at = url.indexOf('?');
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}

function askerOf(request: FastifyRequest): Asker {
  const replay = replayCookie.exec(request.headers.cookie ?? '')?.[1] ?? null;
  return { context: { bucket: bucketOf(request) ?? 0 }, replay };
}

/** 0 to 99, the same for one browser for a year; null on its first visit. */
function bucketOf(request: FastifyRequest): number | null {
  const match = bucketPattern.exec(request.headers.cookie ?? '');
  return match ? Number(match[1]) : null;
}

import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { appError } from '@portico/shared-kit/errors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pingDatabase } from './database/index.ts';
import { registerAppPackages } from './modules/app-packages/index.ts';
import { registerApplications } from './modules/applications/index.ts';
import { registerFiles } from './modules/files/index.ts';
import { registerFormEntry } from './modules/form-entry/index.ts';
import { registerModels } from './modules/models/index.ts';
import { registerNotifications } from './modules/notifications/index.ts';
import { registerOrganisation } from './modules/organisation/index.ts';
import { registerCompositions } from './modules/compositions/index.ts';
import { registerPortal } from './modules/portal/index.ts';
import { registerPrint } from './modules/print/index.ts';
import { registerBatches, registerFormTrace, registerRecords } from './modules/records/index.ts';
import { registerSession } from './modules/session/index.ts';
import { registerBuildFiles } from './modules/static/index.ts';
import { registerSystem } from './modules/system/index.ts';
import { registerWorkflow } from './modules/workflow/index.ts';
import type { Platform } from './platform.ts';
import { authentication } from './plugins/authentication.ts';
import { compression } from './plugins/compression.ts';
import { errors, refusalOf, sendFailure, sendRouteMissing } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { openapi } from './plugins/openapi.ts';
import { recentWrites } from './plugins/recent-writes.ts';
import type { Services } from './services.ts';
import { productVersion } from './version.ts';

/** The HTTP side of the server, not yet listening. */
export interface App {
  readonly http: FastifyInstance;
  /** From now on `/readyz` says no, so that nobody sends new work while the process ends. */
  stopAccepting(): void;
}

/** How long a trace id may be; longer or odd ones are replaced. */
const traceId = /^[\w-]{8,64}$/;

/**
 * One line a request, also for one that is refused. Query strings may hold tokens (shell spec, section 7), so it has the
 * path only. A page fetches dozens of files of builds: those that are there are told only to who asks for it.
 */
function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, url, headers } = request;
  const path = url.split('?')[0] ?? '';
  const facts = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...refusalOf(request) };
  const level = path.startsWith('/builds/') && reply.statusCode < 400 ? 'debug' : 'info';
  request.log[level]({ ...facts, composition: headers['x-composition'] }, 'request');
}

/** The HTTP side of the server: every module's routes on one Fastify instance, not yet listening. */
export async function buildApp(platform: Platform, services: Services): Promise<App> {
  let isStopping = false;
  const http = Fastify({
    loggerInstance: platform.log,
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers['x-trace-id'];
      return typeof given === 'string' && traceId.test(given) ? given : platform.newId();
    },
    bodyLimit: 2 * 1024 * 1024,
    // Only a proxy in our own network is believed about whom it speaks for: others could name any address they like.
    trustProxy: platform.config.isProduction ? ['loopback', 'linklocal', 'uniquelocal'] : false,
    // An address that cannot be decoded never reaches a route, nor the error handler, nor a hook.
    frameworkErrors: (error, request, reply) => {
      sendFailure(request, reply, error);
      logRequest(request, reply);
    },
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: false, strict: false } },
  });
  http.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  http.addHook('onSend', async (request, reply) => {
    reply.header('X-Trace-Id', request.id).header('X-Content-Type-Options', 'nosniff');
    if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
  await http.register(errors);
  await http.register(compression);
  await http.register(rateLimit, { global: false, errorResponseBuilder: () => appError('tooManyRequests') });
  await http.register(multipart);
  await http.register(openapi, { version: productVersion });
  await http.register(authentication, { userOf: services.sessions.userOf });
  await http.register(recentWrites, { hasReplica: platform.config.readDatabaseUrl !== undefined });
  await http.register(health, {
    checkDatabase: () => pingDatabase(platform.connections),
    isStopping: () => isStopping,
  });
  await http.register(async (api) => registerRoutes(api, platform, services));
  await registerBuildFiles(http, { root: services.compositions.buildsRoot });
  registerCompositions(http, services.compositions);
  http.setNotFoundHandler((request, reply) => sendRouteMissing(request, reply));
  return { http, stopAccepting: () => (isStopping = true) };
}

/** One row per module. */
function registerRoutes(api: FastifyInstance, platform: Platform, services: Services): void {
  registerSession(api, services.sessions);
  registerOrganisation(api, services.organisation);
  registerFiles(api, services.files, platform.config.maxFileMegabytes * 1024 * 1024);
  registerNotifications(api, services.notifications);
  registerPortal(api, services.portal);
  registerSystem(api, services.system);
  registerApplications(api, services.applications);
  registerAppPackages(api, services.appPackages);
  registerModels(api, services.models);
  registerRecords(api, services.records);
  registerBatches(api, services.batches);
  registerFormTrace(api, services.records);
  registerWorkflow(api, services.workflow);
  registerPrint(api, services.print);
  registerFormEntry(api, services.forms);
}

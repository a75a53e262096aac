import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { countUse } from './database/index.ts';
import { registerAppPackages } from './modules/app-packages/index.ts';
import { registerApplications } from './modules/applications/index.ts';
import { registerAudit } from './modules/audit/index.ts';
import { registerBatch } from './modules/batch/index.ts';
import { registerComments } from './modules/comments/index.ts';
import { registerDesigns } from './modules/designs/index.ts';
import { registerDrafts } from './modules/drafts/index.ts';
import { registerExports } from './modules/exports/index.ts';
import { registerFailures } from './modules/failures/index.ts';
import { registerExternalForms } from './modules/external-forms/index.ts';
import { registerFiles } from './modules/files/index.ts';
import { registerImports } from './modules/imports/index.ts';
import { registerFormEntry } from './modules/form-entry/index.ts';
import {
  registerFormPreviews,
  registerListScripts,
  registerModelIndexes,
  registerModels,
} from './modules/models/index.ts';
import { registerLiveLists } from './modules/live-lists/index.ts';
import { announcer, registerAnnouncements, registerNotifications } from './modules/notifications/index.ts';
import { registerOrganisation } from './modules/organisation/index.ts';
import { registerCompositions } from './modules/compositions/index.ts';
import { registerOpenId } from './modules/open-id/index.ts';
import { registerOwnJobs } from './modules/own-jobs/index.ts';
import { registerPortal } from './modules/portal/index.ts';
import { registerPrint, registerPrintFiles, registerPrinting } from './modules/print/index.ts';
import { registerReports } from './modules/reports/index.ts';
import { registerRecords } from './modules/records/index.ts';
import { registerOwnSessions, registerProxySignIn, registerSession } from './modules/session/index.ts';
import { registerStart } from './modules/start/index.ts';
import { registerBuildFiles } from './modules/static/index.ts';
import { registerSavedViews } from './modules/saved-views/index.ts';
import { registerSearch } from './modules/search/index.ts';
import { registerShortCodes } from './modules/short-codes/index.ts';
import { registerSubscriptions } from './modules/subscriptions/index.ts';
import { registerSystem } from './modules/system/index.ts';
import { registerDelegations, registerWorkflow } from './modules/workflow/index.ts';
import type { Platform } from './platform.ts';
import { authentication, type AuthenticationOptions, signedInId } from './plugins/authentication.ts';
import { compression } from './plugins/compression.ts';
import { errors, refusalOf, sendFailure, sendRouteMissing } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { type LazySchemas, lazySchemas } from './plugins/lazy-schemas.ts';
import { openapi } from './plugins/openapi.ts';
import { recentWrites } from './plugins/recent-writes.ts';
import { requestLimits } from './plugins/request-limits.ts';
import { everyMinute, slowBodies } from './plugins/slow-bodies.ts';
import { unnamedProxy } from './plugins/unnamed-proxy.ts';
import { refuseUnreadable } from './plugins/unreadable-requests.ts';
import type { Services } from './services.ts';
import { productVersion } from './version.ts';

/** The HTTP side of the server, not yet listening. */
export interface App {
  readonly http: FastifyInstance;
  /** From now on `/readyz` says no, so that nobody sends new work while the process ends. */
  stopAccepting(): void;
  /** Compiles the schemas that no request has needed yet. Throws on one that cannot be compiled. */
  compileSchemas(): void;
}

/** Pattern of trace ids with their length; longer or odd ones are replaced. */
const traceId = /^[\w-]{8,64}$/;

/** Paths that answer with data: our own, and that of the sign-in host (shell spec, section 7). */
const apiPaths = /^\/(api|login\/Authentication)\//;

/** The address of a form for people without an account is all that they need to open it. */
const secretPart = /^(\/external-link\/).*/;

/**
 * Logs one line a request, also for one that is refused. Query strings may hold tokens (shell spec, section 7), so it
 * has the path only. A page fetches dozens of files of builds: those that are there are told only to who asks for it.
 */
function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, url, headers } = request;
  const path = (url.split('?')[0] ?? '').replace(secretPart, '$1');
  const who = { user: signedInId(request), address: request.ip };
  const took = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
  const facts = { method, path, ...took, ...who, ...refusalOf(request) };
  const level = path.startsWith('/builds/') && reply.statusCode < 400 ? 'debug' : 'info';
  request.log[level]({ ...facts, composition: headers['x-composition'] }, 'request');
}

/** Features of the device that the portal never uses, and so nothing in it may. */
const unusedFeatures = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()';

/** The policy of answers that are data: shown as a page they load nothing, run nothing and stand in no frame. */
const noPage = "default-src 'none'; frame-ancestors 'none'";

/** Sets the headers of every answer: its trace, and what browsers must not do with it on other sites. */
function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('X-Trace-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  // For browsers that do not know frame-ancestors, and for answers that are no page.
  reply.header('X-Frame-Options', 'SAMEORIGIN');
  reply.header('Permissions-Policy', unusedFeatures).header('Cross-Origin-Opener-Policy', 'same-origin');
  // A proxy that speaks https says so; on the way to it, plain http is a test or a machine of its own.
  if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
  if (!apiPaths.test(request.url)) return;
  // No other site shows a picture or runs a script that only its visitor may have.
  reply.header('Cross-Origin-Resource-Policy', 'same-origin');
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', noPage);
}

/** An instance without routes. */
function newInstance(platform: Platform, { schemaController }: Pick<LazySchemas, 'schemaController'>): FastifyInstance {
  return Fastify({
    schemaController,
    loggerInstance: platform.log,
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers['x-trace-id'];
      return typeof given === 'string' && traceId.test(given) ? given : platform.newId();
    },
    bodyLimit: 2 * 1024 * 1024,
    // A large file over a slow line takes minutes; everything else is cut sooner, see slow-bodies.ts.
    requestTimeout: 15 * 60_000,
    // Others could name any address they like.
    trustProxy: platform.config.isProxy,
    // An address that cannot be decoded never reaches a route, nor the error handler, nor a hook.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      sendFailure(request, reply, error);
      logRequest(request, reply);
    },
    clientErrorHandler: refuseUnreadable(platform),
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: false, strict: false } },
  });
}

/** The HTTP side of the server: every module's routes on one Fastify instance, not yet listening. */
export async function buildApp(platform: Platform, services: Services): Promise<App> {
  let isStopping = false;
  const schemas = lazySchemas();
  const http = newInstance(platform, schemas);
  http.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  http.addHook('onSend', async (request, reply) => setHeaders(request, reply));
  await http.register(errors);
  await http.register(compression);
  await registerBrakes(http, platform);
  await http.register(multipart);
  await http.register(openapi, { version: productVersion });
  await http.register(authentication, tokensOf(services));
  await http.register(recentWrites, { hasReplica: platform.config.readDatabaseUrl !== undefined });
  await http.register(health, {
    database: platform.connections.watch,
    isStopping: () => isStopping,
  });
  await http.register(async (api) => registerRoutes(api, platform, services));
  await registerBuildFiles(http, { root: services.compositions.buildsRoot });
  registerCompositions(http, services.compositions);
  http.setNotFoundHandler((request, reply) => sendRouteMissing(request, reply));
  return { http, stopAccepting: () => (isStopping = true), compileSchemas: schemas.compileAll };
}

/** Readers of the tokens of requests. */
function tokensOf({ sessions: { userOf, noteUse }, externalForms: { forms } }: Services): AuthenticationOptions {
  return { userOf, noteUse, guestSessionOf: forms.guestSessionOf };
}

/** Holds back whoever asks too often, sends too slowly or opens too many connections. */
async function registerBrakes(http: FastifyInstance, { config, connections, corpId, now }: Platform): Promise<void> {
  http.server.maxConnections = config.maxConnections;
  const count = (key: string, seconds: number) => {
    const at = now();
    const expires = new Date(at.getTime() + seconds * 1000);
    return countUse(connections.db, corpId, { counter: 'endpoint', key }, { at, expires });
  };
  await http.register(unnamedProxy, { isProxy: config.isProxy });
  await http.register(requestLimits, { count, now });
  await http.register(slowBodies, { everyMinute });
}

/** Registers what people set up for a model and its lists beside its definition. */
function registerModelTools(
  api: FastifyInstance,
  { subscriptions, liveLists, modelIndexes, listScripts }: Services,
): void {
  registerSubscriptions(api, subscriptions);
  registerLiveLists(api, liveLists);
  registerModelIndexes(api, modelIndexes);
  registerListScripts(api, listScripts);
}

/** Registers the routes, one row per module. */
function registerRoutes(api: FastifyInstance, platform: Platform, services: Services): void {
  api.decorate('calls', services.audit.calls);
  registerSession(api, services.sessions);
  registerOwnSessions(api, services.sessions.own);
  registerProxySignIn(api, services.sessions, platform.config.trustedProxy);
  registerOpenId(api, services.openId);
  registerOrganisation(api, services.organisation);
  registerFiles(api, services, platform.config.maxFileMegabytes * 1024 * 1024);
  registerNotifications(api, services);
  registerAnnouncements(api, announcer(platform, services.notifications));
  registerFailures(api);
  registerPortal(api, services.portal);
  registerSystem(api, services.system);
  registerStart(api, services);
  registerBatch(api, services.sessions);
  registerAudit(api, services.audit);
  registerApplications(api, services.applications);
  registerAppPackages(api, services.appPackages);
  registerModels(api, services.models, services.savedViews.defaultOf);
  registerSavedViews(api, services.savedViews);
  registerModelTools(api, services);
  registerDesigns(api, services.designs);
  registerFormPreviews(api, services.formPreviews);
  registerRecords(api, services.records);
  registerExports(api, services.exports);
  registerOwnJobs(api, services.ownJobs);
  registerImports(api, services.imports, platform.config.maxImportMegabytes * 1024 * 1024);
  registerDrafts(api, services.drafts);
  registerComments(api, services.comments);
  registerWorkflow(api, services.workflow);
  registerDelegations(api, services.delegations);
  registerPrint(api, services.print);
  registerPrinting(api, services.printing);
  registerPrintFiles(api, services.printFiles);
  registerShortCodes(api, services.shortCodes);
  registerSearch(api, services.search);
  registerReports(api, services.reports);
  registerFormEntry(api, services.forms);
  registerExternalForms(api, services.externalForms, platform.config.maxFileMegabytes * 1024 * 1024);
}

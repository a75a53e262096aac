import type { Endpoint } from '@portico/shared-kit/contract/endpoint';
import { pathParameters } from '@portico/shared-kit/contract/endpoint';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { can, isForVisitors } from '@portico/shared-kit/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TObject, type TSchema, Type } from 'typebox';
import { JsonText } from './json-text.ts';
import { localeOf } from './locale.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { requireStorableText, strictBody } from './validation.ts';

/** What a handler gets: validated input, who asks, in which language, and the log with the trace id. */
export interface RouteContext<TInput, TUser> {
  readonly input: TInput;
  readonly user: TUser;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface RouteSchemas<TInput, TReply> {
  /** The whole input: path parameters and query or body in one object, as the endpoint's input type. */
  readonly input: TSchema & { static?: TInput };
  /** What `data` of the envelope holds; 'stream' where the reply is a file. */
  readonly reply: TSchema | 'stream';
  readonly maxBodyBytes?: number;
  /** Requests a minute from one address; unlimited where absent. */
  readonly perMinute?: number;
  /** What it changes shows in lists, which must show it to the sender at once. */
  readonly changesLists?: boolean;
  readonly replyType?: TReply;
}

type Handler<TInput, TReply, TUser> = (
  context: RouteContext<TInput, TUser>,
) => Promise<TReply | JsonText | FastifyReply> | TReply | JsonText;

/** The part of an object schema that holds (or leaves out) the named properties. */
function part(schema: TSchema, names: readonly string[], keep: boolean): TObject | undefined {
  const { properties = {}, required = [] } = schema as Partial<TObject> & { required?: string[] };
  const picked = Object.entries(properties).filter(([name]) => names.includes(name) === keep);
  if (picked.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(picked),
    required: required.filter((name) => picked.some(([own]) => own === name)),
    additionalProperties: false,
  } as unknown as TObject;
}

function envelopeOf(reply: TSchema): TSchema {
  return Type.Object({ errcode: Type.Integer(), errmsg: Type.String(), data: reply });
}

type Called = Pick<Endpoint<never, unknown>, 'access' | 'isOpenToInitialPassword'>;

/** Checks that the signed-in user may call the endpoint at all; finer rules are the resource's policy. */
function requireAccess({ access, isOpenToInitialPassword }: Called, user: SignedInUser): void {
  if (user.mustChangePassword === true && isOpenToInitialPassword !== true) throw appError('passwordMustChange');
  if (access === 'anonymous' || access === 'signedIn') return;
  if (!can(user.grants, access)) throw appError('noPermission');
}

/**
 * Registers an endpoint of the contract: validates its input, requires its permission, wraps its answer in the
 * envelope and describes it in the OpenAPI document.
 */
export function route<TInput, TReply>(
  app: FastifyInstance,
  endpoint: Endpoint<TInput, TReply>,
  schemas: RouteSchemas<TInput, TReply>,
  handler: Handler<TInput, TReply, SignedInUser>,
): void {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const names = pathParameters(endpoint.path);
  const params = part(schemas.input, names, true);
  const rest = part(schemas.input, names, false);
  const isStream = schemas.reply === 'stream';
  const checkBody = hasBody && rest !== undefined ? strictBody(rest) : undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(schemas.maxBodyBytes === undefined ? {} : { bodyLimit: schemas.maxBodyBytes }),
    config: schemas.perMinute === undefined ? {} : { rateLimit: { max: schemas.perMinute, timeWindow: '1 minute' } },
    schema: {
      ...descriptionOf(endpoint),
      ...(params === undefined ? {} : { params }),
      ...(rest === undefined ? {} : hasBody ? { body: rest } : { querystring: rest }),
      ...(schemas.reply === 'stream' ? {} : { response: { 200: envelopeOf(schemas.reply) } }),
    },
    // Who may not call it is told so before anything of the body is read.
    onRequest: async (request) => {
      if (isForVisitors(endpoint.access)) await request.visit();
      else if (endpoint.access !== 'anonymous') requireAccess(endpoint, await request.authenticate());
    },
    preValidation: async (request) => checkBody?.(request.body),
    handler: async (request, reply) => {
      const user = isForNobody(endpoint) ? nobody : await request.authenticate();
      const input = inputOf(request, hasBody) as TInput;
      const data = await handler({ input, user, locale: localeOf(request), request, reply });
      if (schemas.changesLists) reply.noteWrite();
      if (isStream || reply.sent || data === reply) return reply;
      if (data instanceof JsonText) return data.send(reply);
      return { errcode: 0, errmsg: '', data };
    },
  });
}

/** What the OpenAPI document says of the endpoint besides its schemas. */
function descriptionOf<TInput, TReply>({ operationId, summary, path, access }: Endpoint<TInput, TReply>) {
  const tags = [path.split('/')[2] ?? 'api'];
  return { operationId, summary, tags, ...(access === 'anonymous' ? { security: [] } : {}) };
}

/** The whole input in one object; what stands in the path cannot be overruled by the body. */
function inputOf(request: FastifyRequest, hasBody: boolean): object {
  const body = hasBody ? (request.body as object) : {};
  const input = { ...(request.query as object), ...body, ...(request.params as object) };
  requireStorableText(input);
  return input;
}

const isForNobody = ({ access }: Called) => access === 'anonymous' || isForVisitors(access);

/** Stands for the user of an endpoint that needs none; it may do nothing. */
const nobody: SignedInUser = {
  id: '',
  corpId: '',
  name: '',
  sessionId: '',
  grants: [],
  roleCodes: [],
  mainDepartmentId: null,
  departmentIds: [],
  departmentIdsBelow: [],
};

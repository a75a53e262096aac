import { type Static, Type } from 'typebox';
import { auditActions, auditObjects, auditResults } from '../audit/actions.ts';
import { Id, KeyOf, Moment, Nullable } from './common.schema.ts';

/** Most events of an export; what is beyond is found by a narrower question. */
export const mostExported = 100_000;

const Action = KeyOf(auditActions);
const ObjectKind = Type.Enum([...auditObjects], { type: 'string' });
const Result = Type.Enum([...auditResults], { type: 'string' });
const Words = Type.String({ minLength: 1, maxLength: 200 });

/** Narrows the audit trail; what is left out does not narrow. */
const conditions = {
  from: Type.Optional(Moment),
  /** Up to and without this moment. */
  to: Type.Optional(Moment),
  /** Part of the name of who did it, or in whose place; or the whole id. */
  person: Type.Optional(Words),
  actions: Type.Optional(Type.Array(Action, { minItems: 1, maxItems: 100, uniqueItems: true })),
  /** Part of the name of what it was done to, or the whole id. */
  object: Type.Optional(Words),
  results: Type.Optional(Type.Array(Result, { minItems: 1, maxItems: 3, uniqueItems: true })),
  /** The beginning of the address. */
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  traceId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
};

/** Asks for the audit trail, the newest first; `cursor` is that of the page before. */
export const SearchAuditInput = Type.Object({
  ...conditions,
  cursor: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{8,12}Z~[\\w-]{1,64}$', maxLength: 100 })),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});
export type SearchAuditInput = Static<typeof SearchAuditInput>;

/** Asks for a file of the audit trail, whose words are in the language of the request. */
export const ExportAuditInput = Type.Object(conditions);
export type ExportAuditInput = Static<typeof ExportAuditInput>;

const Person = Type.Object({ id: Id, name: Nullable(Type.String()) });

/** An act of somebody, as it was recorded. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Moment,
  /** Null: nobody that is known, or the system. */
  actor: Nullable(Person),
  /** Person in whose place it was done. */
  onBehalfOf: Nullable(Person),
  address: Nullable(Type.String()),
  /** In words; null where nothing is known. */
  device: Nullable(Type.String()),
  action: Action,
  objectKind: ObjectKind,
  objectId: Nullable(Type.String()),
  objectName: Nullable(Type.String()),
  result: Result,
  /** The code of the error catalogue with which it was refused. */
  errcode: Nullable(Type.Integer()),
  traceId: Nullable(Type.String()),
  /** Details of the action. */
  detail: Nullable(Type.Record(Type.String(), Type.Unknown())),
  /** Its place in the chain; null until it is sealed. */
  position: Nullable(Type.Integer()),
  hash: Nullable(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** A page of the audit trail; `cursor` is null where nothing older follows. */
export const AuditPage = Type.Object({ content: Type.Array(AuditEntry), cursor: Nullable(Type.String()) });
export type AuditPage = Static<typeof AuditPage>;

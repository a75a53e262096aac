import { type Static, Type } from 'typebox';
import { Nullable } from './common.schema.ts';
import type { JsonObject } from './versioned-json.ts';

/** Longest content of a portal page, a print template or a report, in characters of its JSON. */
export const maxDocumentLength = 1_000_000;
/** Deepest nesting of objects and lists in it. */
export const maxDocumentDepth = 50;

/**
 * Content of a portal page, a print template or a report as it was saved, with its version: parts that this program does not have stay
 * as they are.
 */
const Document = Type.Unsafe<JsonObject>({ type: 'object', additionalProperties: true });
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

/** Names that a new one begins with. */
export const DocumentNames = { name: Name, name_i18n: Type.Optional(Nullable(Type.String({ maxLength: 500 }))) };

/** Content that is designed; names are kept with it where given. */
export const DocumentContent = Type.Object({
  content: Document,
  name: Type.Optional(Name),
  name_i18n: DocumentNames.name_i18n,
});

/** Content as the designer has it now; without one: as it is kept. */
export const CheckedDocument = Type.Object({ content: Type.Optional(Document) });

/** Content of a version. */
export const PublishedDocument = Type.Object({ content: Document });

/** Facts about what is opened in its designer, besides its summary. */
export const DocumentDesign = {
  content: Document,
  /** The user may take the lock from whoever has it. */
  canTakeOver: Type.Boolean(),
  /** Reasons for which it cannot be deleted, as parts of a list; empty where nothing leads to it. */
  uses: Type.Array(Type.Object({ name: Type.String(), name_i18n: Nullable(Type.String()) })),
};

/** Finding about a content: a row of the error catalogue (401xxx) with its parameters. Only errors keep it from being published. */
export const DocumentProblem = Type.Object({
  code: Type.Integer(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  /** Place in the content, as a JSON Pointer (RFC 6901): `/widgets/3/settings/photos/0/linkUrl`; empty for all of it. */
  path: Type.String(),
  /** Id of the widget, the element or the chart to select; null where it is about none. */
  partId: Nullable(Type.String()),
  severity: Type.Enum(['error', 'warning'], { type: 'string' }),
});
export type DocumentProblem = Static<typeof DocumentProblem>;

/** Problems of a content, errors first, each in the order of the content. */
export const DocumentCheck = Type.Object({ problems: Type.Array(DocumentProblem), canPublish: Type.Boolean() });
export type DocumentCheck = Static<typeof DocumentCheck>;

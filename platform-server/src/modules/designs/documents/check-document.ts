import { isJsonObject, type JsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { ErrorName } from '@portico/shared-kit/errors';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';
import { isUnsafeLink, isLinkMember, textsIn } from './links-in.ts';

/** Kinds of designs whose content is kept as the JSON that their designer saves. */
export type DocumentKind = 'portalPage' | 'printTemplate' | 'report';

/** Widget of a page, element of a template, or chart of a report. */
export interface DocumentPart {
  /** JSON Pointer to it. */
  readonly path: string;
  readonly value: unknown;
  /** Type that it says it has. */
  readonly type: unknown;
}

/** Shape of the contents of a kind: how they are read, and what their parts may hold. */
export interface DocumentFormat {
  readonly kind: DocumentKind;
  /** Version of the contents that this program saves. */
  readonly version: number;
  /** Returns a content in the present version; null where it cannot be read. */
  migrate(content: JsonObject): JsonObject | null;
  /** Schema of all but the parts. */
  readonly frame: TSchema;
  /** Schemas of the parts that this program knows, by their types. */
  readonly parts: Readonly<Record<string, TSchema>>;
  /** Returns the parts in their order; null where a content has no place for them. */
  partsOf(content: JsonObject): readonly DocumentPart[] | null;
  /** Returns what is wrong with how the parts of a readable content stand to each other. */
  structure?(content: JsonObject): readonly DocumentFinding[];
}

/** Finding about a content. Only errors keep it from being published. */
export interface DocumentFinding {
  readonly name: ErrorName;
  readonly params: Readonly<Record<string, string | number>>;
  readonly path: string;
  readonly partId: string | null;
  readonly severity: 'error' | 'warning';
}

type Noun = Readonly<Record<string, string>>;

/** Returns what is wrong with a content, in its order; `noun` is the parameter that names its kind. */
export function documentFindings(format: DocumentFormat, content: JsonObject, noun: Noun): DocumentFinding[] {
  const whole = { path: '', partId: null, severity: 'error' } as const;
  const { version } = content;
  if (typeof version === 'number' && version > format.version)
    return [{ name: 'designNewer', params: { ...noun, version }, ...whole }];
  const document = format.migrate(content);
  const parts = document === null ? null : format.partsOf(document);
  if (document === null || parts === null) return [{ name: 'designUnreadable', params: { ...noun }, ...whole }];
  return [
    ...faultOf(format.frame, document, { path: '', partId: null }),
    ...(format.structure?.(document) ?? []),
    ...parts.flatMap((part) => partFindings(format, part)),
    ...scriptLinks(document, parts),
  ];
}

/** Returns the id by which a designer selects a part; null where it has none. */
export function idOf({ value }: DocumentPart): string | null {
  const id = isJsonObject(value) ? value['id'] : null;
  return typeof id === 'string' ? id : null;
}

/** A part that this program does not have stays as it is and is not shown; one that it has must be as it should. */
function partFindings({ parts }: DocumentFormat, part: DocumentPart): DocumentFinding[] {
  const { path, type, value } = part;
  const place = { path, partId: idOf(part) };
  if (typeof type !== 'string') return [{ name: 'designValueInvalid', params: { path }, ...place, severity: 'error' }];
  const schema = Object.hasOwn(parts, type) ? parts[type] : undefined;
  if (schema === undefined)
    return [{ name: 'designPartUnknown', params: { type, path }, ...place, severity: 'warning' }];
  return faultOf(schema, value, place);
}

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/** The first fault of a value by its schema; none where it has one that another finding names. */
function faultOf(
  schema: TSchema,
  value: unknown,
  { path: start, partId }: Pick<DocumentFinding, 'path' | 'partId'>,
): DocumentFinding[] {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (validator.Check(value)) return [];
  const [, faults] = validator.Errors(value);
  const fault = faults.find(({ keyword }) => keyword !== 'boolean');
  const path = `${start}${fault?.instancePath ?? ''}`;
  const name = isLinkMember(path) ? 'designLinkUnsafe' : 'designValueInvalid';
  return [{ name, params: { path }, path, partId, severity: 'error' }];
}

/** Links that would run a script in our origin, wherever they stand: also in parts that nobody here knows. */
function scriptLinks(document: JsonObject, parts: readonly DocumentPart[]): DocumentFinding[] {
  return textsIn(document)
    .filter(({ path, text }) => isUnsafeLink(text) && !isLinkMember(path))
    .map(({ path }) => {
      const part = parts.find((each) => path.startsWith(`${each.path}/`));
      const partId = part === undefined ? null : idOf(part);
      return { name: 'designLinkUnsafe', params: { path }, path, partId, severity: 'error' };
    });
}

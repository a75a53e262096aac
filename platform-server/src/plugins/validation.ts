import { appError } from '@portico/shared-kit/errors';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';

/** The first fault of a body as Fastify's own validator would tell it. */
interface BodyFault {
  readonly instancePath: string;
  readonly message: string;
}

type BodyValidation = { readonly value: unknown } | { readonly error: (Error & BodyFault)[] };

/** What the members of an object are when they are left out. */
function defaultsOf(schema: TSchema): Record<string, unknown> {
  const properties = 'properties' in schema ? (schema.properties as Readonly<Record<string, object>>) : {};
  const given = Object.entries(properties).filter(([, property]) => 'default' in property);
  return Object.fromEntries(given.map(([name, property]) => [name, (property as { default: unknown }).default]));
}

/**
 * Compiles the schema of a JSON body. Its types are taken at their word: text that looks like a number, a single value
 * where a list is due and null where a number is due are refused, and so are members nobody knows. Query strings are
 * all text, so those keep to Fastify's validator, which converts.
 */
export const bodyValidation: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const validator = Compile(schema);
  const defaults = defaultsOf(schema);
  return (body: unknown): BodyValidation => {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    const value = isObject ? { ...defaults, ...body } : body;
    if (validator.Check(value)) return { value };
    const [, faults] = validator.Errors(value);
    // A member that is not known is told last, as a fault of the whole; the first one only says that it may not be.
    const told = faults.find(({ keyword }) => keyword !== 'boolean') ?? faults[0];
    const { instancePath = '', message = 'is not valid' } = told ?? {};
    return { error: [Object.assign(new Error(message), { instancePath, message })] };
  };
};

/** A character that no text column and no JSON column of PostgreSQL takes. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/**
 * Throws requestInvalid where a text in the value, or the name of a member, has the character NUL or half of a
 * surrogate pair. It goes through the value without recursion, since depth is the sender's choice.
 */
export function requireStorableText(value: unknown): void {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (!isStorable(next))
        throw appError('requestInvalid', { detail: 'a text has characters that cannot be stored' });
    } else if (Array.isArray(next)) {
      for (const item of next) open.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, member] of Object.entries(next)) open.push(name, member);
    }
  }
}

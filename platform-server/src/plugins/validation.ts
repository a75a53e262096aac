import { appError } from '@portico/shared-kit/errors';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';

/** Returns the values of an object's members that are left out. */
function defaultsOf(schema: TSchema): Record<string, unknown> {
  const properties = 'properties' in schema ? (schema.properties as Readonly<Record<string, object>>) : {};
  const given = Object.entries(properties).filter(([, property]) => 'default' in property);
  return Object.fromEntries(given.map(([name, property]) => [name, (property as { default: unknown }).default]));
}

/**
 * A check of JSON bodies that takes types at their word and throws requestInvalid. Fastify's own validator, which runs
 * after it, converts as query strings need it: text that looks like a number, a single value where a list is due and
 * null where a number is due would pass.
 */
export function strictBody(schema: TSchema): (body: unknown) => void {
  let validator: ReturnType<typeof Compile> | undefined;
  const defaults = defaultsOf(schema);
  return (body) => {
    // Hundreds of endpoints have one, and most processes are asked by a few: it is made when it is needed.
    validator ??= Compile(schema);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    const value = isObject ? { ...defaults, ...body } : body;
    if (validator.Check(value)) return;
    const [, faults] = validator.Errors(value);
    // That a member is not known is told of the whole after it was told of the member, which says less.
    const { instancePath = '', message = 'is not valid' } = faults.find(({ keyword }) => keyword !== 'boolean') ?? {};
    throw appError('requestInvalid', { detail: `body${instancePath} ${message}` });
  };
}

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

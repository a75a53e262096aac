import { type TObject, type TSchema, Type } from 'typebox';

interface SchemaParts {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
  readonly additionalProperties?: boolean;
}

/**
 * Returns one schema of what fits any of several: objects have the members of all, of which those are required that all require.
 * An answer is written by it at once, where a union would first look for the schema that fits.
 */
export function eitherOf(schemas: readonly TSchema[]): TSchema {
  const [first = Type.Unknown(), ...others] = schemas;
  const text = JSON.stringify(first);
  if (others.every((other) => JSON.stringify(other) === text)) return first;
  const parts = schemas as readonly SchemaParts[];
  if (parts.every(({ type }) => type === 'object')) return objectOf(parts);
  if (parts.every(({ type }) => type === 'array'))
    return Type.Array(eitherOf(parts.map(({ items }) => items ?? Type.Unknown())));
  return Type.Union([...schemas]);
}

function objectOf(parts: readonly SchemaParts[]): TObject {
  const names = [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const memberOf = (name: string) => eitherOf(parts.flatMap(({ properties = {} }) => properties[name] ?? []));
  const required = names.filter((name) => parts.every((part) => part.required?.includes(name)));
  const properties = Object.fromEntries(names.map((name) => [name, memberOf(name)]));
  const isClosed = parts.every(({ additionalProperties }) => additionalProperties === false);
  const object = { type: 'object', properties, required, ...(isClosed ? { additionalProperties: false } : {}) };
  return object as unknown as TObject;
}

import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

/** The compilers of Fastify's schemas, which do their work when the first request needs it. */
export interface LazySchemas {
  readonly schemaController: NonNullable<FastifyServerOptions['schemaController']>;
  /** Compiles what no request has needed yet. Throws on a schema that cannot be compiled. */
  compileAll(): void;
}

type Check = ReturnType<ReturnType<BuildCompilerFromPool>>;

/**
 * Compiling the schemas of all endpoints takes longer than everything else that a start does, and most processes
 * answer on a few of them.
 */
export function lazySchemas(): LazySchemas {
  const waiting = new Set<() => unknown>();
  const once = <T>(make: () => T): (() => T) => {
    let made: { readonly value: T } | undefined;
    const get = () => {
      made ??= { value: make() };
      waiting.delete(get);
      return made.value;
    };
    waiting.add(get);
    return get;
  };
  const buildValidator = AjvCompiler();
  const buildSerializer = SerializerSelector();
  return {
    schemaController: {
      compilersFactory: {
        buildValidator: (...[external, options]: Parameters<BuildCompilerFromPool>) => {
          const compile = buildValidator(external, options);
          const compileBody = once(() => buildValidator(external, withoutConversion(options)));
          return (...asked: Parameters<typeof compile>) =>
            lazyCheck(once(() => (isOfBody(asked[0]) ? compileBody() : compile)(...asked)));
        },
        buildSerializer: (external, options) => {
          const compile = buildSerializer(external, options);
          return (asked) => {
            const serializer = once(() => compile(asked));
            return (value) => serializer()(value);
          };
        },
      },
    },
    compileAll: () => {
      for (const compile of waiting) compile();
    },
  };
}

type ValidatorOptions = Parameters<BuildCompilerFromPool>[1];

/** Returns whether a schema is that of a body; Fastify's types leave out that it says so beside the schema. */
const isOfBody = (definition: unknown) => (definition as { readonly httpPart?: string }).httpPart === 'body';

/** A query string is text, which is converted; a body has types, and converting it would make 0 of null where both are allowed. */
const withoutConversion = (options: ValidatorOptions): ValidatorOptions => {
  if (options?.mode === 'JTD') return options;
  return { ...options, customOptions: { ...options?.customOptions, coerceTypes: false } };
};

/** A check tells why something does not fit by its own `errors`. */
function lazyCheck(compiled: () => Check): Check {
  const check = (value: unknown) => {
    const own = compiled();
    const outcome: unknown = own(value);
    check.errors = own.errors;
    return outcome;
  };
  check.errors = undefined as Check['errors'];
  return check as Check;
}

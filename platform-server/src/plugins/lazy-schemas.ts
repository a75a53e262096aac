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
          return (...asked: Parameters<typeof compile>) => lazyCheck(once(() => compile(...asked)));
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

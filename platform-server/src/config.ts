import { inspect } from 'node:util';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readSettings, type Setting, type Variable } from './config/setting.ts';
import { type Config, settings } from './config/settings.ts';

export type { Config } from './config/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const variables = Object.values(settings).flatMap((setting: Setting<unknown>) => setting.variables);

/**
 * Reads the environment once, at start. An empty variable counts as not set.
 * Throws one error that names every variable that is wrong; the value of a secret is never part of it.
 */
export function readConfig(environment: Environment): Config {
  const problems = variables.flatMap((variable) => problemOf(variable, environment[variable.name]) ?? []);
  if (problems.length > 0) throw new Error(['The environment is not usable:', ...problems].join('\n  '));
  const defaults = environment[settings.isProduction.name] === 'production' ? 'defaultInProduction' : 'default';
  const values = variables.map((variable) => {
    const given = environment[variable.name];
    return [variable.name, given ? fromText(variable.schema, given) : variable[defaults]] as const;
  });
  return protect(readSettings(settings, new Map(values)));
}

/** `Value.Convert` would read 80.5 as 80. */
function fromText(schema: TSchema, text: string): unknown {
  return Type.IsInteger(schema) && /^\d+$/.test(text) ? Number(text) : text;
}

function problemOf({ name, schema, isSecret }: Variable, given: string | undefined): string | null {
  if (!given || Value.Check(schema, fromText(schema, given))) return null;
  const expected = 'description' in schema ? String(schema.description) : 'valid';
  return `${name} must be ${expected}${isSecret ? '.' : `, but is "${given}".`}`;
}

function isSecret(setting: Setting<unknown>): boolean {
  return setting.variables.some((variable) => variable.isSecret);
}

function protect(config: Config): Config {
  const masked = () =>
    Object.fromEntries(
      Object.entries(config).map(([name, value]) => [
        name,
        isSecret(settings[name as keyof Config]) && value ? '***' : value,
      ]),
    );
  Object.defineProperties(config, { toJSON: { value: masked }, [inspect.custom]: { value: masked } });
  return Object.freeze(config);
}

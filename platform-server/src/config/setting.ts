import { type Static, type TSchema, Type } from 'typebox';

/** An environment variable, as it is checked, kept out of logs and documented. */
export interface Variable {
  readonly name: string;
  /** Schema of its value, whose description goes on where an error says "NAME must be". */
  readonly schema: TSchema;
  readonly isSecret: boolean;
  /** Says what it does, as Markdown for docs/operations.md. */
  readonly description: string;
  /** Says, as Markdown, what is taken where it is not set: beside a default that is a value, or in place of one. */
  readonly defaultInWords: string | undefined;
  /** Value where it is not set; undefined: there is none. */
  readonly default: unknown;
  readonly defaultInProduction: unknown;
}

/** Values of variables by name: their own, or the default; undefined: neither. */
export type VariableValues = ReadonlyMap<string, unknown>;

/** A member of the configuration, and the variables that it is read from. */
export interface Setting<TValue> {
  readonly variables: readonly Variable[];
  /** Throws an error in words where values that are each right do not fit together. */
  read(values: VariableValues): TValue;
}

/** The settings of an area by name. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The configuration that is read from settings. */
export type ConfigOf<TSettings extends Settings> = {
  readonly [Name in keyof TSettings]: TSettings[Name] extends Setting<infer TValue> ? TValue : never;
};

interface VariableRow<TSchemaOfIt extends TSchema, TDefault> {
  readonly schema: TSchemaOfIt;
  readonly default?: TDefault;
  /** The default in production, where it is another one. */
  readonly defaultInProduction?: Static<TSchemaOfIt>;
  readonly defaultInWords?: string;
  readonly isSecret?: true;
  readonly description: string;
}

interface ParsedVariableRow<TSchemaOfIt extends TSchema, TDefault, TValue> extends VariableRow<TSchemaOfIt, TDefault> {
  parse(value: Static<TSchemaOfIt> | TDefault): TValue;
}

/** A setting of one variable. */
interface VariableSetting<TValue> extends Setting<TValue> {
  readonly name: string;
}

/** A row of the environment: a setting that is a variable's value, undefined where it is not set. */
export function variable<TSchemaOfIt extends TSchema>(
  name: string,
  row: VariableRow<TSchemaOfIt, undefined> & { readonly parse?: never },
): VariableSetting<Static<TSchemaOfIt> | undefined>;
/** A row of the environment: a setting that is a variable's value, or its default. */
export function variable<TSchemaOfIt extends TSchema>(
  name: string,
  row: VariableRow<TSchemaOfIt, Static<TSchemaOfIt>> & { readonly parse?: never },
): VariableSetting<Static<TSchemaOfIt>>;
/** A row of the environment: a setting that is made of a variable's value or its default; both may be missing. */
export function variable<
  TSchemaOfIt extends TSchema,
  TValue,
  TDefault extends Static<TSchemaOfIt> | undefined = undefined,
>(name: string, row: ParsedVariableRow<TSchemaOfIt, TDefault, TValue>): VariableSetting<TValue>;
/** Keeps the row for all that reads rows, and reads the setting. */
export function variable(
  name: string,
  row: VariableRow<TSchema, unknown> & { parse?(value: unknown): unknown },
): VariableSetting<unknown> {
  const { parse, isSecret = false, defaultInWords, default: byDefault, ...rest } = row;
  const defaults = { default: byDefault, defaultInProduction: row.defaultInProduction ?? byDefault, defaultInWords };
  return {
    name,
    variables: [{ ...rest, ...defaults, name, isSecret }],
    read: (values) => (parse === undefined ? values.get(name) : parse(values.get(name))),
  };
}

/** A setting that is made of several. */
export function settingOf<TSettings extends Settings, TValue>(
  settings: TSettings,
  assemble: (values: ConfigOf<TSettings>) => TValue,
): Setting<TValue> {
  return {
    variables: Object.values(settings).flatMap(({ variables }) => variables),
    read: (values) => assemble(readSettings(settings, values)),
  };
}

/** Reads each of the settings from the values of variables. */
export function readSettings<TSettings extends Settings>(
  settings: TSettings,
  values: VariableValues,
): ConfigOf<TSettings> {
  const read = Object.entries(settings).map(([name, setting]) => [name, setting.read(values)] as const);
  return Object.fromEntries(read) as ConfigOf<TSettings>;
}

/** The schema of a variable that is a whole number, both ends included. */
export const whole = (least: number, most: number) =>
  Type.Integer({ minimum: least, maximum: most, description: `a whole number from ${least} to ${most}` });

/** The schema of a variable that is a text, which a pattern may narrow. */
export const text = (description: string, pattern?: string) =>
  Type.String(pattern === undefined ? { description } : { description, pattern });

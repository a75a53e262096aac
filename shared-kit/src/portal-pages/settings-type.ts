import type { Static, TSchema } from 'typebox';

type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Member in keyof T]: ReadonlyDeep<T[Member]> }
    : T;

/** The settings that a schema describes, to be read only. Schemas stay out of the browser: import their types alone. */
export type SettingsOf<TSettings extends TSchema> = ReadonlyDeep<Static<TSettings>>;

import { type Static, Type } from 'typebox';
import { ModelCode, ViewCode } from './ids.schema.ts';

/** View of a model, whose script is read. */
export const ListScriptInput = Type.Object({ schemaCode: ModelCode, viewCode: ViewCode });
export type ListScriptInput = Static<typeof ListScriptInput>;

/** Script of a view, for who designs it. */
export const ListScript = Type.Object({
  /** Text of the script; empty where the view has none. */
  script: Type.String(),
  /** True where the list is drawn without its script, for everybody. */
  isDisabled: Type.Boolean(),
  /** Stamp of both, by which a change says what it was made of. */
  revision: Type.String(),
});
export type ListScript = Static<typeof ListScript>;

/** Script that takes the place of the one with `revision`; an empty one is none. How long it may be is said by name. */
export const KeepListScriptInput = Type.Object({
  schemaCode: ModelCode,
  viewCode: ViewCode,
  script: Type.String(),
  isDisabled: Type.Boolean(),
  revision: Type.String({ maxLength: 64 }),
});
export type KeepListScriptInput = Static<typeof KeepListScriptInput>;

/** Scripts of lists: their versions, limits, faults, and the thread that runs one. */
export type { CellDescription, RowDescription, ScriptIcon, ScriptTone } from './descriptions.ts';
export { type RowDescriptions, readDrawn, readEffects, type ScriptEffect } from './effects.ts';
export { endsScript, type ScriptFault, ScriptFailure, scriptFaultText } from './faults.ts';
export type { ScriptAnswer, ScriptCall, ScriptLine, ScriptState, ScriptSummary } from './protocol.ts';
export { type AnswerRead, ScriptSession } from './session.ts';
export type { ScriptHook, ScriptRead } from './versions.ts';

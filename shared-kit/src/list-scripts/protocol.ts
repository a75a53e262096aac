import type { ScriptFault } from './faults.ts';
import type { ScriptApi, ScriptHook, ScriptRead, ScriptVersion } from './versions.ts';

/** Hooks and interfaces that a script has. */
export interface ScriptSummary {
  readonly version: ScriptVersion;
  readonly hooks: readonly ScriptHook[];
  readonly apis: Readonly<Partial<Record<ScriptApi, 'combine' | 'replace'>>>;
}

/** Record as scripts see it. */
export interface ScriptRecord {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** State of the list that each call is handed. */
export interface ScriptState {
  readonly view: { readonly schemaCode: string; readonly code: string; readonly name: string };
  readonly locale: 'zh' | 'en';
  readonly columns: readonly { readonly code: string; readonly title: string }[];
  readonly records: readonly ScriptRecord[];
  readonly selected: readonly string[];
}

/** Call of a script: a hook, an interface of its own, or the hooks that draw rows and cells. */
export type ScriptCall =
  | { readonly kind: 'hook'; readonly hook: ScriptHook; readonly args: readonly unknown[]; readonly state: ScriptState }
  | { readonly kind: 'api'; readonly api: ScriptApi; readonly args: readonly unknown[]; readonly state: ScriptState }
  | { readonly kind: 'draw'; readonly state: ScriptState };

/** Line of the script's console. */
export interface ScriptLine {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
}

/** Answer of a call as it came out of the sandbox: of a script, so that nothing of it is trusted. */
export interface ScriptAnswer {
  readonly value: unknown;
  readonly effects: readonly unknown[];
  readonly fault: ScriptFault | null;
  /** Processor time of the call, in ms. */
  readonly ms: number;
  readonly lines: readonly ScriptLine[];
}

/** Messages from the page to the sandbox's thread. */
export type ToSandbox =
  | { readonly type: 'load'; readonly text: string; readonly locale: 'zh' | 'en' }
  | { readonly type: 'call'; readonly id: number; readonly call: ScriptCall }
  | { readonly type: 'answer'; readonly id: number; readonly isAnswered: boolean; readonly text: string };

/** Messages from the sandbox's thread to the page. */
export type FromSandbox =
  | { readonly type: 'ready' }
  | {
      readonly type: 'loaded';
      readonly summary: ScriptSummary;
      readonly ms: number;
      readonly lines: readonly ScriptLine[];
    }
  | { readonly type: 'refused'; readonly fault: ScriptFault }
  | { readonly type: 'ask'; readonly id: number; readonly read: ScriptRead; readonly input: unknown }
  | { readonly type: 'answered'; readonly id: number; readonly answer: ScriptAnswer };

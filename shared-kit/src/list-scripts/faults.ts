import type { BilingualText } from '../i18n/index.ts';
import { scriptFaultWords } from './faults.texts.ts';

export type ScriptFaultName = keyof typeof scriptFaultWords;

/** A fault of a script: its name, and what its words name. */
export interface ScriptFault {
  readonly name: ScriptFaultName;
  readonly params?: Readonly<Record<string, string>>;
}

/** Returns the words of a fault in both languages. */
export function scriptFaultText({ name, params = {} }: ScriptFault): BilingualText {
  return scriptFaultWords[name](params);
}

/** Returns whether a text names a fault. */
export function isScriptFaultName(name: unknown): name is ScriptFaultName {
  return typeof name === 'string' && Object.hasOwn(scriptFaultWords, name);
}

/** Faults after which a script is not called again: it used up what it may use, or what runs it is not there. */
const ending: ReadonlySet<ScriptFaultName> = new Set([
  'tooSlow',
  'noAnswer',
  'tooMuchMemory',
  'tooDeep',
  'fetchTimeout',
  'fetchFailed',
]);

/** Returns whether a script is not called again after a fault. */
export function endsScript({ name }: ScriptFault): boolean {
  return ending.has(name);
}

/** Fault of a script, as an error. */
export class ScriptFailure extends Error {
  readonly fault: ScriptFault;

  constructor(fault: ScriptFault) {
    super(scriptFaultText(fault).en);
    this.name = 'ScriptFailure';
    this.fault = fault;
  }
}

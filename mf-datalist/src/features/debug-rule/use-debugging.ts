import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Names of the items in which the designer of business rules says what is being debugged. */
const debugKeys = { rule: 'debugRuleCode', schema: 'debugSchemaCode' } as const;

interface Debugging {
  readonly rule: string;
  readonly id: string;
}

/**
 * The rule of a model that is being debugged: local storage holds its code and the model's, and the address a debugId
 * (list spec, section 2). Null where none is.
 */
export function useDebugging(schemaCode: ModelCode): { readonly debugging: Debugging | null; stop(): void } {
  const [query, setQuery] = useSearchParams();
  const [rule, setRule] = useState(() => ruleOf(schemaCode));
  const id = query.get('debugId') ?? '';
  const stop = () => {
    forget();
    setRule('');
    setQuery(
      (current) => {
        current.delete('debugId');
        return current;
      },
      { replace: true },
    );
  };
  return { debugging: rule === '' || id === '' ? null : { rule, id }, stop };
}

function ruleOf(schemaCode: ModelCode): string {
  try {
    return localStorage.getItem(debugKeys.schema) === schemaCode ? (localStorage.getItem(debugKeys.rule) ?? '') : '';
  } catch {
    return '';
  }
}

function forget(): void {
  try {
    for (const key of Object.values(debugKeys)) localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing to forget.
  }
}

import { CodedRecord } from '@portico/shared-kit/contract/short-codes.schema';
import { appError } from '@portico/shared-kit/errors';
import { Value } from 'typebox/value';
import type { CodeTarget } from './short-codes.repository.ts';

/** Returns the record that a pair value names. Throws requestInvalid where it names none. */
export function codeTarget(pairValue: string): CodeTarget {
  const named = parsed(pairValue);
  if (!Value.Check(CodedRecord, named)) {
    throw appError('requestInvalid', { detail: 'pairValue is JSON of schemaCode, sheetCode and id' });
  }
  return { schemaCode: named.schemaCode, recordId: named.id, formCode: named.sheetCode ?? '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { maxDocumentDepth, maxDocumentLength } from '@portico/shared-kit/contract/document-design.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { appError } from '@portico/shared-kit/errors';
import { designNoun } from '../designs.texts.ts';
import type { DocumentFormat } from './check-document.ts';

/**
 * Refuses a content that cannot be kept even as a draft. Throws as requireSize, designNewer for one of a newer program, and
 * designUnreadable for one without a version.
 */
export function requireDocument(format: DocumentFormat, content: JsonObject): void {
  requireSize(format, content);
  const noun = designNoun(format.kind);
  const { version } = content;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw appError('designUnreadable', noun);
  if (version > format.version) throw appError('designNewer', { version, ...noun });
}

/** Refuses a content that is too large to be looked at. Throws designTooDeep, designTooLarge. */
export function requireSize({ kind }: DocumentFormat, content: JsonObject): void {
  const noun = designNoun(kind);
  // Before its JSON is written, which would go as deep.
  if (isDeeper(content, maxDocumentDepth)) throw appError('designTooDeep', { limit: maxDocumentDepth, ...noun });
  if (JSON.stringify(content).length > maxDocumentLength)
    throw appError('designTooLarge', { limit: maxDocumentLength, ...noun });
}

/** Returns whether objects and lists are nested deeper than a limit. It goes level by level, since depth is the sender's choice. */
function isDeeper(value: object, limit: number): boolean {
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((each) =>
      Object.values(each).filter((member): member is object => typeof member === 'object' && member !== null),
    );
  }
  return false;
}

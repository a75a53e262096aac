import { commentLength, commentLimits, type CommentInputPart } from '@portico/shared-kit/contract/comment-limits';
import { appError } from '@portico/shared-kit/errors';

/**
 * Returns the content to store of what somebody wrote: without empty lines around it, words in one piece between
 * mentions. Throws commentEmpty, commentTooLong and tooManyMentions; nothing is ever cut.
 */
export function cleanContent(given: readonly CommentInputPart[]): CommentInputPart[] {
  const parts = trimmed(joined(given));
  if (parts.length === 0) throw appError('commentEmpty');
  const length = commentLength(parts);
  const max = commentLimits.characters;
  if (length > max) throw appError('commentTooLong', { length: String(length), max: String(max) });
  if (mentionedIn(parts).length > commentLimits.mentions) {
    throw appError('tooManyMentions', { max: String(commentLimits.mentions) });
  }
  return parts;
}

/** Returns the ids of the mentioned people, each once. */
export function mentionedIn(parts: readonly CommentInputPart[]): string[] {
  return [...new Set(parts.flatMap((part) => ('mention' in part ? [part.mention] : [])))];
}

function joined(given: readonly CommentInputPart[]): CommentInputPart[] {
  const parts: CommentInputPart[] = [];
  for (const part of given) {
    const last = parts.at(-1);
    if ('text' in part && last !== undefined && 'text' in last)
      parts[parts.length - 1] = { text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}

function trimmed(parts: readonly CommentInputPart[]): CommentInputPart[] {
  return parts.flatMap((part, index): CommentInputPart[] => {
    if ('mention' in part) return [part];
    const start = index === 0 ? part.text.trimStart() : part.text;
    const text = index === parts.length - 1 ? start.trimEnd() : start;
    return text === '' ? [] : [{ text }];
  });
}

/** Most characters of a comment that a message about it repeats. */
const mostTold = 200;

const segments = new Intl.Segmenter();

/** Returns the text of a comment for a message: its words in one line, people by the names given for them. */
export function notificationContent(parts: readonly CommentInputPart[], nameOf: (id: string) => string): string {
  const words = parts.map((part) => ('text' in part ? part.text : `@${nameOf(part.mention)}`)).join('');
  // Cut between what people see as one: half of an emoji is none.
  const characters = Array.from(segments.segment(words.replace(/\s+/g, ' ')), ({ segment }) => segment);
  return characters.length <= mostTold ? characters.join('') : `${characters.slice(0, mostTold - 1).join('')}…`;
}

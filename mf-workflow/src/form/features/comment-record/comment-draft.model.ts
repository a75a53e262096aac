import { commentLength, type CommentInputPart } from '@portico/shared-kit/contract/comment-limits';
import type { UserRef } from '@portico/shared-kit/contract/common.schema';

/** Person who is mentioned, and the words that stand for them in the text, without the @. */
export interface Mention {
  readonly person: UserRef;
  readonly label: string;
}

/** A comment that is being written. */
export interface CommentDraft {
  readonly text: string;
  /** People who were chosen; those whose words are gone from the text are not mentioned. */
  readonly mentions: readonly Mention[];
  /** The comment that it answers; null for none. */
  readonly replyTo: { readonly id: string; readonly author: UserRef } | null;
}

/** Draft in which nothing is written yet. */
export const emptyDraft: CommentDraft = { text: '', mentions: [], replyTo: null };

/** The words of a draft and the people in it, in order, as they are sent. */
export function partsOf({ text, mentions }: Pick<CommentDraft, 'text' | 'mentions'>): CommentInputPart[] {
  // The longest first: 王芳菲 is not 王芳 with a word behind.
  const byLength = mentions.toSorted((a, b) => b.label.length - a.label.length);
  const parts: CommentInputPart[] = [];
  let words = '';
  for (let place = 0; place < text.length; ) {
    const found = byLength.find(({ label }) => text.startsWith(`@${label}`, place));
    if (found === undefined) {
      words += text[place++];
      continue;
    }
    if (words !== '') parts.push({ text: words });
    words = '';
    parts.push({ mention: found.person.id });
    place += found.label.length + 1;
  }
  return words === '' ? parts : [...parts, { text: words }];
}

/** The draft as it is counted and sent: without empty lines around it. */
export function sentParts(draft: CommentDraft): CommentInputPart[] {
  return partsOf({ ...draft, text: draft.text.trim() });
}

/** Returns the length of a draft in characters; a mention is one. */
export const draftLength = (draft: CommentDraft): number => commentLength(sentParts(draft));

/** Returns the people who would be notified, each once, in the order of the text. */
export function mentionedIn(draft: CommentDraft): Mention[] {
  const ids = partsOf(draft).flatMap((part) => ('mention' in part ? [part.mention] : []));
  return [...new Set(ids)].flatMap((id) => draft.mentions.find(({ person }) => person.id === id) ?? []);
}

/** A mention that is being typed: where its @ stands, and what follows it. */
export interface Trigger {
  readonly start: number;
  readonly keyword: string;
}

/** An @ before the cursor with no space behind it; one within an address of mail is none. */
export function triggerAt(text: string, cursor: number): Trigger | null {
  const found = /(?<![\w.+-])[@＠]([^\s@＠]{0,30})$/u.exec(text.slice(0, cursor));
  return found === null ? null : { start: found.index, keyword: found[1] ?? '' };
}

interface MentionedPerson {
  readonly person: UserRef;
  /** As it is shown to the writer. */
  readonly name: string;
  /** Tells people of one name apart. */
  readonly department: string;
}

/** The draft with somebody in the place of what was typed for them, and where the cursor is then. */
export function withMention(
  draft: CommentDraft,
  { start, keyword }: Trigger,
  { person, name, department }: MentionedPerson,
): { readonly draft: CommentDraft; readonly cursor: number } {
  const known = draft.mentions.find((mention) => mention.person.id === person.id);
  const label = known?.label ?? freeLabel(draft.mentions, name, department);
  const before = `${draft.text.slice(0, start)}@${label} `;
  const after = draft.text.slice(start + keyword.length + 1).replace(/^ /, '');
  const mentions = known === undefined ? [...draft.mentions, { person, label }] : draft.mentions;
  return { draft: { ...draft, text: before + after, mentions }, cursor: before.length };
}

function freeLabel(taken: readonly Mention[], name: string, department: string): string {
  const isFree = (label: string) => taken.every((mention) => mention.label !== label);
  const wanted = [name, `${name}(${department})`];
  const numbered = Array.from({ length: taken.length + 1 }, (_, index) => `${name}(${index + 2})`);
  return [...wanted, ...numbered].find(isFree) ?? name;
}

import { charactersIn } from '../formats/characters-over.ts';

/** Limits of a comment: both ends keep to them, and the field counts by them. */
export const commentLimits = {
  /** Characters as people count them; a mention is one. */
  characters: 1000,
  mentions: 20,
} as const;

/** A piece of a comment: words, or somebody who is mentioned, by id. */
export type CommentInputPart = { readonly text: string } | { readonly mention: string };

/** Returns the length of a comment in characters, as every text with a limit counts them; a mention is one. */
export function commentLength(parts: readonly (CommentInputPart | { readonly mention: object })[]): number {
  let sum = 0;
  for (const part of parts) sum += 'text' in part ? charactersIn(part.text) : 1;
  return sum;
}

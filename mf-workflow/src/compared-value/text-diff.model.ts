import { diffArrays } from 'diff';

/** A piece of a text, and whether both texts have it. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Pieces that are compared with each other; longer texts are compared by lines, still longer ones as a whole. */
const mostPieces = 1_000;

/** Returns the differences between two texts: words of Latin letters, single Chinese characters, or lines where there is much. */
export function textDiff(before: string, after: string): readonly TextPart[] {
  for (const pieces of [/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu, /[^\n]*\n|[^\n]+/g]) {
    const [was, is] = [piecesOf(before, pieces), piecesOf(after, pieces)];
    if (was.length <= mostPieces && is.length <= mostPieces) return compared(was, is);
  }
  return compared([before], [after]);
}

/** Chinese has no spaces between its words: each character stands for itself. */
function piecesOf(text: string, pattern: RegExp): readonly string[] {
  return (text.match(pattern) ?? []).flatMap((piece) => (/^\p{Script=Han}/u.test(piece) ? Array.from(piece) : [piece]));
}

function compared(was: readonly string[], is: readonly string[]): readonly TextPart[] {
  return diffArrays([...was], [...is])
    .map(({ value, added, removed }): TextPart => {
      return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') };
    })
    .filter(({ text }) => text !== '');
}

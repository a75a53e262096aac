/** A piece of a text, and whether both texts have it. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Pieces that are compared with each other; longer texts are compared by lines, still longer ones by their ends. */
const mostPieces = 1_000;

/** Returns the differences between two texts: words of Latin letters, single Chinese characters, or lines where there is much. */
export function textDiff(before: string, after: string): readonly TextPart[] {
  for (const pieces of [/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu, /[^\n]*\n|[^\n]+/g]) {
    const [was, is] = [piecesOf(before, pieces), piecesOf(after, pieces)];
    if (was.length <= mostPieces && is.length <= mostPieces) return joined(compared(was, is));
  }
  return joined(compared([before], [after]));
}

/** Chinese has no spaces between its words: each character stands for itself. */
function piecesOf(text: string, pattern: RegExp): readonly string[] {
  return (text.match(pattern) ?? []).flatMap((piece) => (/^\p{Script=Han}/u.test(piece) ? Array.from(piece) : [piece]));
}

/** The longest common sequence, between what both begin and end with. */
function compared(was: readonly string[], is: readonly string[]): readonly TextPart[] {
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  const most = Math.min(was.length, is.length) - start;
  while (end < most && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const same = (pieces: readonly string[]) => pieces.map((text): TextPart => ({ kind: 'same', text }));
  return [
    ...same(was.slice(0, start)),
    ...middle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...same(was.slice(was.length - end)),
  ];
}

function middle(was: readonly string[], is: readonly string[]): readonly TextPart[] {
  const width = is.length + 1;
  // How long the longest common sequence of the rests is, from each place in both.
  const lengths = new Uint16Array((was.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = was.length - 1; row >= 0; row--) {
    for (let column = is.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        was[row] === is[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: TextPart[] = [];
  let [row, column] = [0, 0];
  while (row < was.length || column < is.length) {
    const [old, now] = [was[row], is[column]];
    if (old !== undefined && old === now) {
      parts.push({ kind: 'same', text: old });
      [row, column] = [row + 1, column + 1];
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: old });
      row += 1;
    } else if (now !== undefined) {
      parts.push({ kind: 'added', text: now });
      column += 1;
    }
  }
  return parts;
}

/** Neighbours of the same kind as one. */
function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text };
    else if (part.text !== '') result.push(part);
  }
  return result;
}

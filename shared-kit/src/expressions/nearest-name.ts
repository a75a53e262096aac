/**
 * Returns the name that somebody who wrote `word` has probably meant: the one with the fewest letters added, left out,
 * changed or swapped, whatever its case; null where more than a third of the letters differ.
 */
export function nearestName(word: string, names: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const name of names) {
    const distance = distanceOf(word.toLowerCase(), name.toLowerCase());
    if (distance >= least) continue;
    nearest = name;
    least = distance;
  }
  return nearest;
}

/** The number of letters by which two words differ; two that are swapped count as one. */
function distanceOf(left: string, right: string): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const changed = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const added = Math.min(above[column] ?? 0, current[column - 1] ?? 0) + 1;
      const swapped = isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(changed, added, swapped));
    }
    [before, above] = [above, current];
  }
  return above[right.length] ?? 0;
}

/** Seconds for which somebody who wrote reads from the primary, and so the most that a replica in use may be behind. */
export const mostBehindSeconds = 10;

/** The distance of a replica from its primary, by the places of both in the journal: their clocks may differ. */
export interface ReplicaDistance {
  /** The primary's journal is at this place now, such as `0/3000148`. */
  notePrimary(place: string): void;
  /** Returns whether a replica that has come to this place lacks what the primary had `mostBehindSeconds` ago. */
  isBehind(place: string): boolean;
}

interface Sample {
  readonly place: bigint;
  readonly at: number;
}

/** Remembers where the primary was. `longest` is in ms, `clock` gives monotonic ms. */
export function replicaDistance(
  longest = mostBehindSeconds * 1000,
  clock: () => number = () => performance.now(),
): ReplicaDistance {
  /** The newest that is old enough to count, and all that are younger. */
  let samples: readonly Sample[] = [];
  const forget = (): Sample | undefined => {
    const isOld = ({ at }: Sample) => clock() - at >= longest;
    const newestOld = samples.findLastIndex(isOld);
    if (newestOld > 0) samples = samples.slice(newestOld);
    return samples[0] !== undefined && isOld(samples[0]) ? samples[0] : undefined;
  };
  return {
    notePrimary(place) {
      samples = [...samples, { place: journalPlace(place), at: clock() }];
      forget();
    },
    isBehind(place) {
      const due = forget();
      return due !== undefined && journalPlace(place) < due.place;
    },
  };
}

/** A place in the journal as one number: `16/B374D848` is segment and offset in hexadecimal. */
function journalPlace(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

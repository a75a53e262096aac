import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes for 256 ids: asking the system for those of one costs more than making it. */
const pool = new Uint8Array(4096);
const perId = 16;
/** Beyond it a millisecond has no numbers left. */
const mostInOne = 2 ** 32;

let used = pool.length;
let msecs = 0;
let seq = 0;

function random(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += perId;
  return pool.subarray(used - perId, used);
}

/** Returns a new id, a UUID of version 7: each is greater than those that this process made before. */
export function newId(): string {
  const bytes = random();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // The lower half of the numbers, so that there are enough left for the rest of the millisecond.
    seq = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) >>> 1;
  } else if (++seq === mostInOne) {
    msecs += 1;
    seq = 0;
  }
  return v7({ msecs, seq, random: bytes });
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const least = 300_000_000;

/**
 * A reporter that keeps the heap small. What a test file leaves behind (all its modules, where it is isolated) V8 lets
 * go of only after several collections; left alone it makes few of them, each over more, and the heap grows to gigabytes of which
 * nothing is used. Two in time cost a fraction of one such.
 */
export default class SmallHeap {
  #limit = least;

  onTestFileResult() {
    if (process.memoryUsage().heapUsed < this.#limit) return;
    collect();
    collect();
    this.#limit = Math.max(least, 2 * process.memoryUsage().heapUsed);
  }
}

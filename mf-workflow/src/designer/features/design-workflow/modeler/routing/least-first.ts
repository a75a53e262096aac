/** A queue that gives out what costs least first (a binary heap). */
export class LeastFirst<T> {
  private readonly heap: { readonly cost: number; readonly item: T }[] = [];

  add(item: T, cost: number): void {
    const { heap } = this;
    heap.push({ item, cost });
    let at = heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.costAt(parent) <= this.costAt(at)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  /** Returns what costs least, which is not in the queue any more; undefined where it is empty. */
  take(): { readonly cost: number; readonly item: T } | undefined {
    const { heap } = this;
    const [least] = heap;
    const last = heap.pop();
    if (least === undefined || last === undefined || heap.length === 0) return least;
    heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = this.costAt(right) < this.costAt(left) ? right : left;
      if (this.costAt(child) >= this.costAt(at)) return least;
      this.swap(at, child);
      at = child;
    }
  }

  private costAt(at: number): number {
    return this.heap[at]?.cost ?? Infinity;
  }

  private swap(left: number, right: number): void {
    const { heap } = this;
    const [a, b] = [heap[left], heap[right]];
    if (a === undefined || b === undefined) return;
    heap[left] = b;
    heap[right] = a;
  }
}

/** Event in this page, and which build it happened in. */
export interface ShellEvent {
  readonly name: string;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly remote: string;
  readonly buildId: string;
  readonly composition: string;
}

/** An event as this page remembers it. */
export interface RecordedEvent extends ShellEvent {
  /** Unique in this page. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Number of events that a page remembers for the health page and support copies. */
const most = 200;

const recorded: RecordedEvent[] = [];
let count = 0;

/** Remembers an event; the oldest go first. */
export function recordEvent(event: ShellEvent): void {
  recorded.push({ ...event, id: ++count, at: Date.now() });
  if (recorded.length > most) recorded.shift();
}

/** The events of this page, oldest first. */
export function recordedEvents(): readonly RecordedEvent[] {
  return recorded;
}

/** A failure as the user meets it. */
export interface Failure {
  /** The catalogue's words in the user's language. */
  readonly message: string;
  /** Advice on what to do next; empty where nobody knows. */
  readonly hint?: string | undefined;
  /** The catalogue's code; missing when no answer came at all. */
  readonly code?: number | undefined;
  /** Finds the request in the server's log. */
  readonly traceId?: string | undefined;
  /** Time at which it happened, ISO UTC. */
  readonly at?: string | undefined;
  /** False where another try can only fail again: a way back is offered in its place. */
  readonly canRetry?: boolean | undefined;
}

/** Returns the text that "copy details" puts on the clipboard: one fact a line, only facts that are known. */
export function failureDetails(failure: Failure, address: string): string {
  const facts: readonly (readonly [string, string | number | undefined])[] = [
    ['message', failure.message],
    ['hint', failure.hint],
    ['code', failure.code],
    ['trace', failure.traceId],
    ['time', failure.at],
    ['address', address],
  ];
  return facts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

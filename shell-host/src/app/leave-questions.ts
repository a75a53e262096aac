/** Question to a page before it is left. */
export interface LeaveQuestion {
  /** Returns whether there is work to lose. */
  readonly hasUnsaved: () => boolean;
  /** The user leaves all the same: what was kept of the work is forgotten. */
  readonly giveUp: () => void;
}

type Answer = (isLeaving: boolean) => void;

const questions = new Set<LeaveQuestion>();
const listeners = new Set<() => void>();
let asked: { readonly answer: Answer; readonly answered: Promise<boolean> } | null = null;

/** Adds a question to ask before the page is left. Returns the function that takes it back. */
export function addLeaveQuestion(question: LeaveQuestion): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** Returns whether anything on the page would be lost by leaving. */
export function hasUnsavedWork(): boolean {
  return [...questions].some(({ hasUnsaved }) => hasUnsaved());
}

/** Forgets what pages have kept of the work that is left behind. */
export function giveUpUnsavedWork(): void {
  for (const { hasUnsaved, giveUp } of questions) if (hasUnsaved()) giveUp();
}

/** Resolves to whether the page may be left: at once where nothing is lost, else by what the user answers. */
export function askToLeave(): Promise<boolean> {
  if (!hasUnsavedWork()) return Promise.resolve(true);
  if (asked !== null) return asked.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isLeaving: boolean) => {
    tell(null);
    resolve(isLeaving);
  };
  tell({ answer, answered: promise });
  return promise;
}

/** Returns the function that answers the question that is open now; null while there is none. */
export function openQuestion(): Answer | null {
  return asked?.answer ?? null;
}

/** Calls back when a question opens or is answered. Returns the way out. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

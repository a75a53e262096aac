interface LeaveQuestion {
  readonly remote: string;
  readonly hasUnsaved: () => boolean;
}

const questions = new Set<LeaveQuestion>();

/** Adds a question to ask before the page is left. Returns the function that takes it back. */
export function addLeaveQuestion(remote: string, hasUnsaved: () => boolean): () => void {
  const question = { remote, hasUnsaved };
  questions.add(question);
  return () => void questions.delete(question);
}

/** Whether anything on the page would be lost by leaving; of one remote when it is named. */
export function hasUnsavedWork(remote?: string): boolean {
  return [...questions].some(
    (question) => (remote === undefined || question.remote === remote) && question.hasUnsaved(),
  );
}

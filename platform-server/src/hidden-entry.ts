/** The application, or entry of its menu, that the roles of a group do not see. */
export interface HiddenEntry {
  readonly groupId: string;
  readonly appCode: string;
  /** Null: the whole application. */
  readonly code: string | null;
}

/** Reads a role group and what its roles do not see, such as partners:finance/salaries. */
export function hiddenEntryOf(text: string | undefined): HiddenEntry | undefined {
  if (text === undefined) return undefined;
  const [groupId = '', appCode = '', code = null] = text.split(/[:/]/);
  return { groupId, appCode, code };
}

import { type AppError, appError, textParam } from '@portico/shared-kit/errors';
import type { BilingualText } from '@portico/shared-kit/i18n';

/** An entry of an organisation file that knows where it stands. */
export interface Located<T> {
  readonly value: T;
  readonly file: string;
  /** Line and column of its members by name, and of itself by ''. */
  readonly places: Readonly<Record<string, string>>;
}

/** Returns the place of a member, or of the entry where the member is not there. */
export function placeOf({ places }: Located<unknown>, member: string): string {
  return places[member] ?? places[''] ?? '1:1';
}

/** Returns organisationInvalid for a member of an entry; its name begins the detail. */
export function wrongMember(entry: Located<unknown>, member: string, detail: BilingualText): AppError {
  const place = placeOf(entry, member);
  const { zh, en } = detail;
  const words = textParam('detail', { zh: `${member}：${zh}`, en: `${member}: ${en}` });
  return appError('organisationInvalid', { file: entry.file, place, ...words });
}

import type { OwnApplications } from '@portico/shared-kit/contract/portal.schema';
import type { LabelledApplication } from './search-applications.model.ts';

/** Applications by what they are to the user; the same one may stand in several lists. */
export interface ApplicationShelves {
  readonly favourites: readonly LabelledApplication[];
  readonly recent: readonly LabelledApplication[];
}

/** The user's own applications among those that may be opened; none before it is known which they are. */
export function ownShelves(all: readonly LabelledApplication[], own: OwnApplications | undefined): ApplicationShelves {
  const byCode = new Map(all.map((named) => [named.application.code, named]));
  const found = (codes: readonly string[] = []) => codes.flatMap((code) => byCode.get(code) ?? []);
  return { favourites: found(own?.favourites), recent: found(own?.recent) };
}

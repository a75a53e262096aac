import type { Application } from '@portico/shared-kit/contract/applications.schema';
import type { OwnApplications } from '@portico/shared-kit/contract/portal.schema';

/** Each application once: the user's favourites, then those opened last, then the others in their own order. */
interface SortedApplications {
  readonly favourites: readonly Application[];
  readonly recent: readonly Application[];
  readonly others: readonly Application[];
}

/** The applications in the order in which the user looks for them. */
export function recentFirst(
  applications: readonly Application[],
  own: OwnApplications | undefined,
): SortedApplications {
  const byCode = new Map(applications.map((application) => [application.code, application]));
  const found = (codes: readonly string[] = []) => codes.flatMap((code) => byCode.get(code) ?? []);
  const favourites = found(own?.favourites);
  const recent = found(own?.recent).filter((application) => !favourites.includes(application));
  const others = applications.filter((application) => ![...favourites, ...recent].includes(application));
  return { favourites, recent, others };
}

import { type Locale, localised } from '@portico/shared-kit/i18n';
import type { LabelledApplication } from './search-applications.model.ts';

/** Applications of one group; `title` is null for those of none. */
export interface ApplicationGroup {
  readonly code: string;
  readonly title: string | null;
  readonly found: readonly LabelledApplication[];
}

/** Returns the applications by their groups in the order in which those first come, those of none last. */
export function groupApplications(all: readonly LabelledApplication[], locale: Locale): readonly ApplicationGroup[] {
  const groups = Map.groupBy(all, ({ application }) => application.groupCode ?? '');
  return [...groups]
    .map(([code, found]) => {
      const { groupName, groupName_i18n } = found[0]?.application ?? {};
      return { code, title: groupName === undefined ? null : localised(groupName, groupName_i18n, locale), found };
    })
    .toSorted((one, other) => Number(one.title === null) - Number(other.title === null));
}

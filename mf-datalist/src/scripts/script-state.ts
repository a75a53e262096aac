import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ScriptState } from '@portico/shared-kit/list-scripts';
import type { ScriptedState } from './list-script.ts';

/** List view whose script runs. */
export interface ScriptedView {
  readonly config: ListConfig;
  readonly locale: Locale;
  /** Name of the list. */
  readonly name: string;
}

/** Returns what a script is told of its list: the view, its columns, these records, and the ids that are selected. */
export function scriptState(
  { config, locale, name }: ScriptedView,
  shown: ScriptedState | null,
  records: readonly BizRecord[],
): ScriptState {
  const columns = shown?.columns ?? config.view.queryColumns;
  return {
    view: { schemaCode: config.schemaCode, code: config.view.code, name },
    locale,
    columns: columns
      .filter(({ isShow }) => isShow !== false)
      .map(({ propertyCode, name: title = propertyCode }) => ({ code: propertyCode, title })),
    records: records.map(({ id, data }) => ({ id, data })),
    selected: [...(shown?.selected ?? [])],
  };
}

/** Returns the request for the page that the list shows. */
export function shownQuery({ schemaCode }: ListConfig, { records, state: { page, size, orderBy } }: ScriptedState) {
  return { ...records.asked, schemaCode, orderBy, page, size };
}

import type { FormCode } from '../../../contract/ids.ts';
import type { RecordValue } from '../../property.ts';

/** The form of a record that is referred to (shell spec, section 2); `from` is the page to come back to. */
export function recordAddress(
  { id, schemaCode }: RecordValue,
  formCode: FormCode,
  from?: Pick<Location, 'pathname' | 'search'>,
): string {
  const sheet = formCode === '' ? {} : { sheetCode: formCode };
  const back = from === undefined ? {} : { return: `${from.pathname}${from.search}` };
  return `/form/detail?${new URLSearchParams({ objectId: id, schemaCode, ...sheet, ...back }).toString()}`;
}

import type { FormCode } from '../../../contract/ids.ts';
import { recordAddress as addressOf } from '../../../contract/record-address.ts';
import type { RecordValue } from '../../property.ts';

/** The form of a record that is referred to (shell spec, section 2); `from` is the page to come back to. */
export function recordAddress(
  { id: recordId, schemaCode }: RecordValue,
  formCode: FormCode,
  from?: Pick<Location, 'pathname' | 'search'>,
): string {
  const back = from === undefined ? {} : { return: `${from.pathname}${from.search}` };
  return addressOf({ schemaCode, recordId, formCode }, back);
}

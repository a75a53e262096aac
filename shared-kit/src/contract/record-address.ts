import type { FormCode, ModelCode } from './ids.ts';

/** Begins the name of a parameter by which a form for something new begins with a value: the code of its field follows. */
export const valueParameter = 'value.';

/** Record whose form is opened, in one of its model's forms where that is named. */
interface AddressedRecord {
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly formCode?: FormCode | null | undefined;
}

/** The address of the form of a record (list spec, section 2: form route); `more` stands after it. */
export function recordAddress(
  { schemaCode, recordId, formCode }: AddressedRecord,
  more: Readonly<Record<string, string>> = {},
): string {
  const form = formCode === undefined || formCode === null || formCode === '' ? {} : { sheetCode: formCode };
  return `/form/detail?${new URLSearchParams({ objectId: recordId, schemaCode, ...form, ...more }).toString()}`;
}

import type { ModelCode, ViewCode } from '@portico/shared-kit/contract/ids';
import type { FormConfig, Property } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { valueParameter } from '@portico/shared-kit/contract/record-address';
import { isComputed, isEmptyValue, parseValue, storageOf } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { FormValues } from '../../../form-view/form-values.model.ts';

/** The record that a new one begins with a reference to (shell spec, section 2: relId, relPropertyCode, relSchemacode). */
export interface RelatedTo {
  readonly id: string;
  readonly propertyCode: string;
  /** Null where the address leaves it to the field. */
  readonly schemaCode: ModelCode | null;
}

/** Options that may come along in the address of a form, whatever it shows (shell spec, section 2). */
export interface FormOptions {
  /** Tells forms for something new apart that are filled in beside each other; null for the usual one. */
  readonly key: string | null;
  /** Null where nothing is named, or not all of it. */
  readonly related: RelatedTo | null;
  /** True where a custom button of a list opened it: what is saved leads back there. */
  readonly isByButton: boolean;
  /** The list view that it was opened from; null for none. */
  readonly viewCode: ViewCode | null;
  /** Address that the user came from; null where that is not said. */
  readonly returnTo: string | null;
  /** Goes along as long as a rule is debugged; null for none. */
  readonly debugId: string | null;
}

/** Reads what may come along; what is empty is not there, what is unknown does nothing. */
export function formOptions(search: URLSearchParams): FormOptions {
  const given = (name: string) => search.get(name) || null;
  const [id, propertyCode] = [given('relId'), given('relPropertyCode')];
  const isWhole = id !== null && propertyCode !== null;
  return {
    key: given('key'),
    related: isWhole ? { id, propertyCode, schemaCode: given('relSchemacode') } : null,
    isByButton: given('customButtonOpen') === 'true',
    viewCode: given('queryCode'),
    returnTo: given('return'),
    debugId: given('debugId'),
  };
}

/**
 * Returns the values that an address gives to a form for something new (`value.<code>`), as people write them. A field that is not
 * on the form or that nobody fills in, and a text that is no value of its field, do nothing.
 */
export function givenValues(
  search: URLSearchParams,
  { properties }: Pick<FormConfig, 'properties'>,
  locale: Locale,
): FormValues {
  const given = properties.flatMap((property) => {
    const text = search.get(valueParameter + property.code);
    if (text === null || property.system === true || property.writable === false || isComputed(property)) return [];
    const read = parseValue(property, text, { locale });
    return read.ok && !isEmptyValue(read.value) ? [[property.code, read.value] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Ends the name under which the entries are kept. */
export function keyPart({ key }: FormOptions): string {
  return key === null ? '' : `?${key}`;
}

/** Returns the address to go back to after saving: the one that the user came from, or the list view that the address names. */
export function returnAddress({ returnTo, viewCode }: FormOptions, { appCode, schemaCode }: FormConfig): string | null {
  if (returnTo !== null || viewCode === null) return returnTo;
  const [app, model] = [appCode, schemaCode].map((code) => encodeURIComponent(code));
  return `/application/${app}/application-list/${model}?${new URLSearchParams({ queryCode: viewCode }).toString()}`;
}

/** The field that can refer to the record, and that record's model; null where there is none such. */
export function relatingProperty(
  properties: readonly Property[],
  { propertyCode, schemaCode }: RelatedTo,
): { readonly property: Property; readonly schemaCode: ModelCode } | null {
  const property = properties.find(({ code }) => code === propertyCode);
  if (property === undefined || storageOf(property).refersTo !== 'record') return null;
  const settings: Readonly<Record<string, unknown>> = property.settings ?? {};
  const target = settings['schemaCode'];
  if (typeof target !== 'string' || target === '') return null;
  return schemaCode === null || schemaCode === target ? { property, schemaCode: target } : null;
}

/** The value that refers to a record, as the field holds it. */
export function relatedValues(property: Property, record: BizRecord): FormValues {
  const { name, sequenceNo } = record.data;
  const called = [name, sequenceNo].find((text) => typeof text === 'string' && text !== '') ?? '';
  const value = { id: record.id, name: called, schemaCode: record.schemaCode };
  return { [property.code]: storageOf(property).isList ? [value] : value };
}

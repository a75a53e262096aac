import { App } from 'antd/es';
import { createElement } from 'react';
import type { FormTraceChange, FormTraceEntry } from '../contract/form-trace.schema.ts';
import type { ModelCode } from '../contract/ids.ts';
import type { BizRecord } from '../contract/records.schema.ts';
import { loadApiErrorDescription } from '../errors/api-error.ts';
import { ValueComparison } from '../field-views/form-trace/index.ts';
import { isEmptyValue, type Property, propertyName, storageOf } from '../fields/index.ts';
import { commonTexts, useLocale } from '../i18n/index.ts';
import { useToast } from '../ui/feedback/index.ts';
import { recordsEndpoints } from './records.api.ts';
import { restoreValueTexts } from './restore-value.texts.ts';
import { usePortalDispatch } from './use-portal-dispatch.ts';

/** A value before a change, the field that it was in, and the record. */
interface FormerValue {
  readonly entry: FormTraceEntry;
  readonly change: FormTraceChange;
  readonly property: Property;
}

/**
 * Returns the function that gives a field of a record the value that it had before a change, after a question with the value of now
 * beside it: by the ordinary save of this one field, with its version, rules and rights.
 */
export function useRestoreValue(schemaCode: ModelCode) {
  const t = restoreValueTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const dispatch = usePortalDispatch();
  const { modal } = App.useApp();
  const tellFailure = async (error: unknown) => toast.failure(await loadApiErrorDescription(error, locale));

  async function save({ id, version }: BizRecord, { change, property }: FormerValue): Promise<void> {
    const data = { [change.code]: change.beforeValue ?? null };
    const input = { schemaCode, id, version, data };
    const saved = await dispatch(recordsEndpoints.saveRecord.initiate(input, { track: false }));
    if (saved.error === undefined) toast.success(t('done', { name: propertyName(property, locale) }));
    else await tellFailure(saved.error);
  }

  return async (former: FormerValue): Promise<void> => {
    const { entry, change, property } = former;
    const input = { schemaCode, id: entry.bizObjectId };
    const read = await dispatch(recordsEndpoints.getRecord.initiate(input, { subscribe: false, forceRefetch: true }));
    if (read.data === undefined) return tellFailure(read.error);
    const record = read.data;
    const now = record.data[change.code] ?? null;
    const name = propertyName(property, locale);
    if (isSame(property, now, change.beforeValue)) return toast.info(t('same', { name }));
    modal.confirm({
      width: 520,
      title: t('title', { name }),
      content: createElement(ValueComparison, { property, now, former: change.beforeValue }),
      okText: t('ok'),
      cancelText: common('cancel'),
      onOk: () => save(record, former),
    });
    return undefined;
  };
}

function isSame(property: Property, now: unknown, then: unknown): boolean {
  const { identityOf } = storageOf(property);
  const comparable = (value: unknown) => JSON.stringify(isEmptyValue(value) ? null : identityOf(value));
  return comparable(now) === comparable(then);
}

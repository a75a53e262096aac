import { asRecordId } from '@portico/shared-kit/contract/ids';
import { useGetRecordQuery } from '@portico/shared-kit/api/records.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Alert } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftTexts } from './draft.texts.ts';
import { type FormOptions, formOptions, givenValues, relatingProperty, relatedValues } from './form-options.model.ts';
import { defaultValues, type FormValues } from '../../../form-view/form-values.model.ts';

/** Values and options that a form for something new begins with. */
interface Beginning {
  readonly options: FormOptions;
  readonly initial: FormValues;
  /** Says that the record could not be taken over; null otherwise. */
  readonly notice: ReactNode;
  readonly isLoading: boolean;
}

/**
 * The values that a form for something new begins with: the defaults or the copied ones, those of the address, and a reference to
 * the record that the address names, read under the user's own rights.
 */
export function useBeginning(config: FormConfig, copied: FormValues | null): Beginning {
  const t = draftTexts.useT();
  const locale = useLocale();
  const [search] = useSearchParams();
  const options = useMemo(() => formOptions(search), [search]);
  const { related } = options;
  const place = useMemo(
    () => (related === null ? null : relatingProperty(config.properties, related)),
    [config.properties, related],
  );
  const asked =
    related === null || place === null ? skipToken : { schemaCode: place.schemaCode, id: asRecordId(related.id) };
  const { data, error, isLoading } = useGetRecordQuery(asked);
  const initial = useMemo(() => {
    const refers = data === undefined || place === null ? {} : relatedValues(place.property, data);
    return { ...(copied ?? defaultValues(config.properties)), ...givenValues(search, config, locale), ...refers };
  }, [config, copied, data, place, search, locale]);
  const isLost = related !== null && (place === null || error !== undefined);
  const notice = isLost ? <Alert type="warning" showIcon title={t('notRelated')} /> : null;
  return { options, initial, notice, isLoading };
}

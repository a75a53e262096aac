import { asRecordId } from '@portico/shared-kit/contract/ids';
import { useGetRecordQuery } from '@portico/shared-kit/api/records.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Alert } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { copiedValues } from './copied-values.model.ts';
import { CopyNotice } from './CopyNotice.tsx';
import { draftTexts } from './draft.texts.ts';
import { type FormOptions, formOptions, givenValues, relatingProperty, relatedValues } from './form-options.model.ts';
import { defaultValues, type FormValues } from '../../../form-view/form-values.model.ts';

/** Record whose values something new begins with. */
interface Copying {
  /** Null where it begins empty, undefined where the record cannot be read. */
  readonly old: BizRecord | null | undefined;
  /** Says what the form makes of the values. */
  readonly title: string;
}

/** Values and options that a form for something new begins with. */
interface Beginning {
  readonly options: FormOptions;
  readonly initial: FormValues;
  /** Says what was copied, and that a record could not be taken over. */
  readonly notice: ReactNode;
  readonly isLoading: boolean;
}

/**
 * The values that a form for something new begins with: the defaults or those of an old record, those of the address, and a reference to
 * the record that the address names, read under the user's own rights.
 */
export function useBeginning(config: FormConfig, { old, title }: Copying): Beginning {
  const t = draftTexts.useT();
  const locale = useLocale();
  const [search] = useSearchParams();
  const options = useMemo(() => formOptions(search), [search]);
  const { related } = options;
  const place = useMemo(
    () => (related === null ? null : relatingProperty(config.properties, related)),
    [config.properties, related],
  );
  const copied = useMemo(() => (old ? copiedValues(config, old) : null), [config, old]);
  const asked =
    related === null || place === null ? skipToken : { schemaCode: place.schemaCode, id: asRecordId(related.id) };
  const { data, error, isLoading } = useGetRecordQuery(asked);
  const initial = useMemo(() => {
    const refers = data === undefined || place === null ? {} : relatedValues(place.property, data);
    return {
      ...(copied?.values ?? defaultValues(config.properties)),
      ...givenValues(search, config, locale),
      ...refers,
    };
  }, [config, copied, data, place, search, locale]);
  const isLost = related !== null && (place === null || error !== undefined);
  const notice = (
    <>
      {old !== null && <CopyNotice title={title} leftOut={copied?.leftOut ?? null} />}
      {isLost && <Alert type="warning" showIcon title={t('notRelated')} />}
    </>
  );
  return { options, initial, notice, isLoading };
}

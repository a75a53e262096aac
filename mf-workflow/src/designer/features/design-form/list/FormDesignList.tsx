import { useFailure } from '@portico/shared-kit/api';
import { useListDesignsQuery } from '@portico/shared-kit/api/designs.api';
import type { FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState, ErrorState, LinesSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formDesignPath } from '../../../../addresses.model.ts';
import { PageFrame } from '../../../../components/PageFrame.tsx';
import { availabilityTexts, DesignCard, designListStyles as styles, OtherDesigns } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { CreateFormDialog } from './CreateFormDialog.tsx';

/** Every form that the user designs, by application; and the way to a new one. */
export function FormDesignList() {
  const t = formDesignTexts.useT();
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  const [isCreating, setCreating] = useState(false);
  const isPhone = useIsPhone();
  const { data, error, refetch } = useListDesignsQuery({ kind: 'form' }, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  const words = availabilityTexts.useT();
  const showsRetired = params.get('retired') === '1';
  const show = (wanted: Readonly<Record<string, string>>) =>
    setParams(Object.fromEntries(Object.entries(wanted).filter(([, text]) => text !== '')), { replace: true });
  const search = (text: string) => show({ keyword: text, retired: showsRetired ? '1' : '' });
  const actions =
    isPhone || data === undefined || data.length === 0 ? undefined : (
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setCreating(true)}>
        {t('create')}
      </Button>
    );
  return (
    <PageFrame title={t('title')} actions={actions}>
      <OtherDesigns shown="forms" />
      <SearchBox value={keyword} label={t('search')} onChange={search} />
      <Checkbox checked={showsRetired} onChange={({ target }) => show({ keyword, retired: target.checked ? '1' : '' })}>
        {words('showRetired')}
      </Checkbox>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton />}
      {data !== undefined && (
        <FormSearchResults forms={data} {...{ keyword, showsRetired }} onClear={() => search('')} />
      )}
      {isCreating && data !== undefined && <CreateFormDialog forms={data} onClose={() => setCreating(false)} />}
    </PageFrame>
  );
}

interface FormSearchResultsProps {
  readonly forms: readonly FormDesignSummary[];
  readonly keyword: string;
  readonly showsRetired: boolean;
  onClear(): void;
}

function FormSearchResults({ forms, keyword, showsRetired, onClear }: FormSearchResultsProps) {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  if (forms.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  const wanted = keyword.trim().toLowerCase();
  const wordsOf = (form: FormDesignSummary) => [
    form.name,
    form.modelName,
    form.sheetCode,
    form.schemaCode,
    localised(form.name, form.name_i18n, locale),
    localised(form.modelName, form.modelName_i18n, locale),
  ];
  const isWanted = (form: FormDesignSummary) => wordsOf(form).some((text) => text.toLowerCase().includes(wanted));
  const found = forms.filter((form) => (showsRetired || form.availability !== 'retired') && isWanted(form));
  if (found.length === 0) return <NoResult onClear={onClear} />;
  const applications = [...new Map(found.map((form) => [form.appCode, form])).values()];
  return applications.map(({ appCode, appName, appName_i18n }) => (
    <section key={appCode} className={styles.group} aria-labelledby={`forms-${appCode}`}>
      <h2 id={`forms-${appCode}`} className={styles.groupTitle}>
        {localised(appName, appName_i18n, locale)}
      </h2>
      <ul className={styles.list}>
        {found
          .filter((form) => form.appCode === appCode)
          .map((form) => (
            <li key={`${form.schemaCode}/${form.sheetCode}`}>
              <FormLink form={form} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function FormLink({ form }: { readonly form: FormDesignSummary }) {
  const t = availabilityTexts.useT();
  const locale = useLocale();
  const { modelName, modelName_i18n, schemaCode, sheetCode: formCode, availability } = form;
  const place = [localised(modelName, modelName_i18n, locale), schemaCode, formCode];
  const unavailable = availability === 'on' ? null : t(availability);
  return <DesignCard design={form} place={place} to={formDesignPath(schemaCode, formCode)} unavailable={unavailable} />;
}

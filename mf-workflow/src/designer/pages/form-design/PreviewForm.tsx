import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { type FieldServices, FieldServicesProvider, useFieldServices } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import styles from './PreviewForm.module.css';
import { FormSections } from '../../../form-view/FormSections.tsx';
import { onForm } from '../../../form-view/form-layout.model.ts';
import { defaultValues, formLimits, type FormValues, writableOf } from '../../../form-view/form-values.model.ts';
import { useFormRules } from '../../../form-view/use-form-rules.ts';
import { formDesignTexts } from '../../features/design-form/form-design.texts.ts';

/** The form page's own form, filled in for nothing. */
export function PreviewForm({ config }: { readonly config: FormConfig }) {
  const [entered, setEntered] = useState<FormValues>({});
  const writable = useMemo(() => writableOf(config.properties, formLimits(config, null)), [config]);
  const rules = useFormRules(config.properties);
  const initial = useMemo(() => {
    const given = defaultValues(config.properties);
    return { ...given, ...rules.defaults(given) };
  }, [config, rules]);
  const computed = useMemo(() => rules.compute({ ...initial, ...entered }), [rules, initial, entered]);
  return (
    <FieldServicesProvider services={useServicesOfNothing()}>
      <Limits config={config} />
      <FormSections
        form={config.form}
        properties={config.properties}
        values={computed.values}
        editing={{
          problems: {},
          isBusy: false,
          writable,
          hidden: computed.hidden,
          required: computed.required,
          attempt: '',
          onChange: (code, value) => setEntered((before) => ({ ...before, [code]: value })),
        }}
      />
    </FieldServicesProvider>
  );
}

/** Hint on the fields of this form that the role does not see, and on those that it only reads. */
function Limits({ config }: { readonly config: FormConfig }) {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const placed = onForm(config.form, config.properties);
  const { hidden, readOnly } = formLimits({ ...config, readOnly: config.readOnly }, null);
  const names = (codes: readonly string[]) =>
    placed
      .filter(({ code }) => codes.includes(code))
      .map((property) => propertyName(property, locale))
      .join(t('list'));
  const unseen = names(hidden);
  const read = names(readOnly.filter((code) => !hidden.includes(code)));
  return (
    <div role="status" className={styles.limits}>
      {!config.canAdd && <Alert type="warning" showIcon title={t('canNotAdd')} />}
      {unseen !== '' && <Alert type="info" showIcon title={t('unseen', { names: unseen })} />}
      {read !== '' && <Alert type="info" showIcon title={t('readOnly', { names: read })} />}
    </div>
  );
}

/** Files stay where they are: the preview keeps none. */
function useServicesOfNothing(): FieldServices {
  const services = useFieldServices();
  return useMemo(
    () =>
      new Proxy(services, {
        get: (target, name) =>
          name === 'uploadFile'
            ? async (file: File) => ({
                id: `preview-${file.name}`,
                name: file.name,
                size: file.size,
                mimeType: file.type,
              })
            : (Reflect.get(target, name) as unknown),
      }),
    [services],
  );
}

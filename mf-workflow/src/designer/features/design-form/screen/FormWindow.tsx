import { useFailure } from '@portico/shared-kit/api';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useLazyGetDesignQuery } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesign, FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { useEffect, useState } from 'react';
import { DesignerFrame, DesignerSkeleton, useDesignLock } from '@portico/shared-kit/designer';
import type { EditLock } from '@portico/shared-kit/documents';
import { formDesignTexts } from '../form-design.texts.ts';
import { FormDesigner } from './FormDesigner.tsx';

/** A form in its designer, which nobody else may change meanwhile. */
export function FormWindow(form: FormDesignInput) {
  const lock = useDesignLock(formDesignName(form));
  const services = useApiFieldServices();
  const [times, setTimes] = useState(0);
  if (lock.state === 'asking') return <DesignerSkeleton />;
  return (
    <FieldServicesProvider services={services}>
      <LoadedForm key={`${lock.epoch}/${times}`} form={form} lock={lock} onReopen={() => setTimes(times + 1)} />
    </FieldServicesProvider>
  );
}

interface LoadedFormProps {
  readonly form: FormDesignInput;
  readonly lock: EditLock;
  onReopen(): void;
}

function LoadedForm({ form: { schemaCode, sheetCode }, lock, onReopen }: LoadedFormProps) {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const [load, { data, error }] = useLazyGetDesignQuery<'form'>();
  const [opened, setOpened] = useState<FormDesign | null>(null);
  const failure = useFailure(error);
  useEffect(() => {
    void load(formDesignName({ schemaCode, sheetCode })).then(
      ({ data: fresh }) => fresh !== undefined && setOpened(fresh),
    );
  }, [load, schemaCode, sheetCode]);
  const design = data ?? opened;
  const title = design === null ? undefined : t('titleOf', { name: localised(design.name, design.name_i18n, locale) });
  usePageTitle(title);
  if (opened === null || design === null) {
    return error === undefined ? <DesignerSkeleton /> : <ErrorState isPage failure={failure} onRetry={onReopen} />;
  }
  return (
    <DesignerFrame title={title} design={design} lock={lock} lostWords={t('lost')}>
      <FormDesigner
        opened={opened}
        design={design}
        access={lock.state === 'others' || lock.state === 'lost' ? lock.state : 'mine'}
        onReopen={onReopen}
      />
    </DesignerFrame>
  );
}

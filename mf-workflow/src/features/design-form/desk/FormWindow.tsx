import { useFailure } from '@portico/shared-kit/api';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useLazyGetFormDesignQuery } from '@portico/shared-kit/api/form-design.api';
import type { FormDesign, FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { Bone, ErrorState, LateSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import styles from '../../../design-desk/DeskWindow.module.css';
import { LockBanner } from '../../../design-desk/lock/LockBanner.tsx';
import type { EditLock } from '../../../design-desk/lock/use-edit-lock.ts';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormLock } from '../session/use-form-lock.ts';
import { FormDesigner } from './FormDesigner.tsx';

/** A form on its designer's desk, which nobody else may change meanwhile. */
export function FormWindow(form: FormDesignInput) {
  const lock = useFormLock(form.schemaCode, form.sheetCode);
  const services = useApiFieldServices();
  const [times, setTimes] = useState(0);
  if (lock.state === 'asking') return <DeskSkeleton />;
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
  const [load, { data, error }] = useLazyGetFormDesignQuery();
  const [opened, setOpened] = useState<FormDesign | null>(null);
  const failure = useFailure(error);
  useEffect(() => {
    void load({ schemaCode, sheetCode }).then(({ data: fresh }) => fresh !== undefined && setOpened(fresh));
  }, [load, schemaCode, sheetCode]);
  const design = data ?? opened;
  const title = design === null ? undefined : t('titleOf', { name: localised(design.name, design.name_i18n, locale) });
  usePageTitle(title);
  if (opened === null || design === null) {
    return error === undefined ? <DeskSkeleton /> : <ErrorState isPage failure={failure} onRetry={onReopen} />;
  }
  const isOthers = lock.state === 'others';
  return (
    <div className={styles['window']}>
      <h1 className={styles['title']}>{title}</h1>
      {isOthers && design.lock !== null && !design.lock.isMine && (
        <LockBanner
          lock={design.lock}
          canTakeOver={design.canTakeOver}
          onRetry={() => lock.retry()}
          onTakeOver={() => lock.takeOver()}
        />
      )}
      {lock.state === 'lost' && <Alert banner type="error" title={t('lost')} />}
      <FormDesigner
        opened={opened}
        design={design}
        access={isOthers ? 'others' : lock.state === 'lost' ? 'lost' : 'mine'}
        onReopen={onReopen}
      />
    </div>
  );
}

function DeskSkeleton() {
  return (
    <LateSkeleton>
      <Bone height={48} />
      <Bone height={480} />
    </LateSkeleton>
  );
}

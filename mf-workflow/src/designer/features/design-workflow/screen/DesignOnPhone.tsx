import { useFailure } from '@portico/shared-kit/api';
import { useLazyGetDesignQuery } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { SkeletonBar, ErrorState, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { ReadOnlyCanvas } from '../canvas/ReadOnlyCanvas.tsx';
import { designTexts } from '../design.texts.ts';
import { designerStyles as styles } from '@portico/shared-kit/designer';

/** A phone shows the diagram and says what changing it needs; it takes no lock. */
export function DesignOnPhone({ workflowCode }: { readonly workflowCode: string }) {
  const t = designTexts.useT();
  const locale = useLocale();
  const [load, { data, error }] = useLazyGetDesignQuery<'workflow'>();
  const failure = useFailure(error);
  useEffect(() => {
    void load(workflowDesignName({ workflowCode }));
  }, [load, workflowCode]);
  const title = data === undefined ? undefined : t('titleOf', { name: localised(data.name, data.name_i18n, locale) });
  usePageTitle(title);
  if (data === undefined) {
    return error === undefined ? (
      <DelayedSkeleton>
        <SkeletonBar height={480} />
      </DelayedSkeleton>
    ) : (
      <ErrorState isPage failure={failure} onRetry={() => void load(workflowDesignName({ workflowCode }))} />
    );
  }
  return (
    <div className={styles.phone}>
      <h1 className={styles.title}>{title}</h1>
      <Alert banner type="info" title={t('phone')} description={t('phoneHint')} />
      <div className={styles.canvas}>
        <ReadOnlyCanvas xml={data.bpmn} />
      </div>
    </div>
  );
}

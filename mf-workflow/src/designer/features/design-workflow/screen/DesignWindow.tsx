import { useFailure } from '@portico/shared-kit/api';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useLazyGetDesignQuery } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { useEffect, useState } from 'react';
import { designTexts } from '../design.texts.ts';
import { DesignerFrame, DesignerSkeleton, useDesignLock } from '@portico/shared-kit/designer';
import { WorkflowDesigner } from './WorkflowDesigner.tsx';

/** A workflow in its designer, which nobody else may change meanwhile. */
export function DesignWindow({ workflowCode }: { readonly workflowCode: string }) {
  const lock = useDesignLock(workflowDesignName({ workflowCode }));
  const services = useApiFieldServices();
  const [times, setTimes] = useState(0);
  if (lock.state === 'asking') return <DesignerSkeleton />;
  return (
    <FieldServicesProvider services={services}>
      <LoadedDesign
        key={`${lock.epoch}/${times}`}
        workflowCode={workflowCode}
        lock={lock}
        onReopen={() => setTimes(times + 1)}
      />
    </FieldServicesProvider>
  );
}

interface LoadedDesignProps {
  readonly workflowCode: string;
  readonly lock: ReturnType<typeof useDesignLock>;
  onReopen(): void;
}

function LoadedDesign({ workflowCode, lock, onReopen }: LoadedDesignProps) {
  const t = designTexts.useT();
  const locale = useLocale();
  const [load, { data, error }] = useLazyGetDesignQuery<'workflow'>();
  const [opened, setOpened] = useState<WorkflowDesign | null>(null);
  const failure = useFailure(error);
  useEffect(() => {
    void load(workflowDesignName({ workflowCode })).then(({ data: fresh }) => fresh !== undefined && setOpened(fresh));
  }, [load, workflowCode]);
  const design = data ?? opened;
  const name = design === null ? '' : localised(design.name, design.name_i18n, locale);
  usePageTitle(design === null ? undefined : t('titleOf', { name }));
  if (opened === null || design === null) {
    return error === undefined ? <DesignerSkeleton /> : <ErrorState isPage failure={failure} onRetry={onReopen} />;
  }
  return (
    <DesignerFrame title={t('titleOf', { name })} design={design} lock={lock} lostWords={t('lost')}>
      <WorkflowDesigner
        opened={opened}
        design={design}
        access={lock.state === 'others' || lock.state === 'lost' ? lock.state : 'mine'}
        onReopen={onReopen}
      />
    </DesignerFrame>
  );
}

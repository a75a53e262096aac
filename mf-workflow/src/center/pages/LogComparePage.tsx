import { useFailure } from '@portico/shared-kit/api';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useGetTraceEntryQuery } from '@portico/shared-kit/api/form-trace.api';
import type { FormTraceDetail } from '@portico/shared-kit/contract/form-trace.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { SkeletonBar, EmptyState, ErrorState, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import { formTraceTexts } from '@portico/shared-kit/field-views/form-trace';
import { FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { PersonName } from '@portico/shared-kit/ui/person-card';
import { Button } from 'antd';
import { useParams } from 'react-router-dom';
import { changedRecordPath, instancePath, noWorkItem } from '../../addresses.model.ts';
import { Moment } from '@portico/shared-kit/ui/time';
import { PageFrame } from '../../components/PageFrame.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ComparisonTable } from '../features/compare-changes/ComparisonTable.tsx';
import { compareTexts } from '../features/compare-changes/compare.texts.ts';
import styles from '../features/compare-changes/Comparison.module.css';

/** Page of a change of a record, before and after side by side (shell spec, section 2: route table). */
export function Page() {
  const { logid = '' } = useParams();
  const services = useApiFieldServices();
  const { data, error, refetch } = useGetTraceEntryQuery({ logid });
  const failure = useFailure(error);
  if (error !== undefined) return <ErrorState isPage failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <ComparisonSkeleton />;
  return (
    <FieldServicesProvider services={services}>
      <ComparisonOf detail={data} />
    </FieldServicesProvider>
  );
}

function ComparisonOf({
  detail: { schemaCode, modelName, modelName_i18n, entry },
}: {
  readonly detail: FormTraceDetail;
}) {
  const t = compareTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const { workflowInstanceId = noWorkItem, workItemId = noWorkItem } = useParams();
  const name = entry.title || localised(modelName, modelName_i18n, locale);
  const form =
    workflowInstanceId === noWorkItem
      ? changedRecordPath(schemaCode, entry.bizObjectId)
      : instancePath(workflowInstanceId, workItemId === noWorkItem ? undefined : workItemId);
  return (
    <PageFrame
      title={t('titleOf', { name })}
      actions={
        entry.isOpenable && (
          <Button icon={<FileTextOutlined />} onClick={() => shell.navigate(form)}>
            {t('openForm')}
          </Button>
        )
      }
    >
      <Panel title={t('changes')}>
        <Facts entry={entry} />
        {entry.changes.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <ComparisonTable changes={entry.changes} />
        )}
      </Panel>
    </PageFrame>
  );
}

function Facts({ entry }: Pick<FormTraceDetail, 'entry'>) {
  const t = compareTexts.useT();
  const trace = formTraceTexts.useT();
  const { action, creatorId, creatorName, departmentName, modifiedTime } = entry;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('what')}</dt>
        <dd>{trace(`action.${action}`)}</dd>
      </div>
      <div>
        <dt>{t('who')}</dt>
        <dd>
          <PersonName person={{ id: creatorId, name: creatorName }} isTabStop />
          {departmentName !== null && ` · ${departmentName}`}
        </dd>
      </div>
      <div>
        <dt>{t('when')}</dt>
        <dd>
          <Moment instant={modifiedTime} />
        </dd>
      </div>
    </dl>
  );
}

/** The outline of the page: what was done, then the table. */
function ComparisonSkeleton() {
  return (
    <DelayedSkeleton>
      <PageFrame title={<SkeletonBar width={320} height={32} />}>
        <SkeletonBar height={24} width={480} />
        <SkeletonBar height={320} />
      </PageFrame>
    </DelayedSkeleton>
  );
}

import { useFailure } from '@portico/shared-kit/api';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useGetListScriptQuery } from '@portico/shared-kit/api/list-scripts.api';
import { useGetListConfigDataQuery } from '@portico/shared-kit/api/models.api';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { DelayedSkeleton, EmptyState, ErrorState, SkeletonBar } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { scriptEditorTexts } from '../../script-editor/script-editor.texts.ts';
import styles from './ListScriptPage.module.css';

const ScriptDesigner = lazyWithRetry(
  async () => (await import('../../script-editor/ScriptDesigner.tsx')).ScriptDesigner,
);

/** The designer of a list's script, in a window of its own. */
export function Page() {
  const t = scriptEditorTexts.useT();
  const [params] = useSearchParams();
  const schemaCode = params.get('schemaCode') ?? '';
  const viewCode = params.get('viewCode') ?? '';
  usePageTitle(t('title'));
  if (schemaCode === '' || viewCode === '') {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <EmptyState title={t('noList')} hint={t('noListHint')} />
      </div>
    );
  }
  return <OpenScript key={`${schemaCode}/${viewCode}`} {...{ schemaCode, viewCode }} />;
}

interface OpenScriptProps {
  readonly schemaCode: string;
  readonly viewCode: string;
}

function OpenScript({ schemaCode, viewCode }: OpenScriptProps) {
  const services = useApiFieldServices();
  const fresh = { refetchOnMountOrArgChange: true };
  const list = useGetListConfigDataQuery({ schemaCode, code: viewCode }, fresh);
  const script = useGetListScriptQuery({ schemaCode, viewCode }, fresh);
  const failure = useFailure(list.error ?? script.error);
  if (list.error !== undefined || script.error !== undefined) {
    const retry = () => {
      void list.refetch();
      void script.refetch();
    };
    return <ErrorState isPage failure={failure} onRetry={retry} />;
  }
  // The script is read once: what others keep meanwhile is said when it is saved.
  if (list.data === undefined || script.currentData === undefined) return <Waiting />;
  return (
    <FieldServicesProvider services={services}>
      <Suspense fallback={<Waiting />}>
        <ScriptDesigner config={list.data} kept={script.currentData} />
      </Suspense>
    </FieldServicesProvider>
  );
}

function Waiting() {
  return (
    <DelayedSkeleton>
      <SkeletonBar height={480} />
    </DelayedSkeleton>
  );
}

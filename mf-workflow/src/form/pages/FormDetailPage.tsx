import { isApiError, useFailure } from '@portico/shared-kit/api';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useCheckStartQuery } from '@portico/shared-kit/api/workflow.api';
import { FieldServicesProvider, loadDateEditor } from '@portico/shared-kit/fields/ui';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { EmptyState, ErrorState, NoPermission } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/PageFrame.tsx';
import { type FormTarget, formTarget, targetKey } from '../features/fill-form/form-target.model.ts';
import { NewRecordForm } from '../features/fill-form/NewRecordForm.tsx';
import { StartWorkflowForm } from '../features/fill-form/StartWorkflowForm.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import { isUnpublished, unpublishedPath } from './form-detail/unpublished.ts';
import { FormPageSkeleton } from './form-detail/FormPageSkeleton.tsx';
import { RecordView } from './form-detail/RecordView.tsx';
import { loadWorkflowParts } from './form-detail/load-workflow-parts.ts';
import { useFormPage } from './form-detail/use-form-page.ts';

/** The form page: a new record, a record to read and edit, a workflow to start or to handle (shell spec, section 2). */
export function Page() {
  const [search] = useSearchParams();
  const services = useApiFieldServices();
  const target = formTarget(search);
  if (target === null) return <IncompleteAddress />;
  return (
    <FieldServicesProvider services={services}>
      <FormPageOf key={targetKey(target)} target={target} />
    </FieldServicesProvider>
  );
}

function FormPageOf({ target }: { readonly target: FormTarget }) {
  const { config, detail, error, isLoading, record, reload, workflow } = useFormPage(target);
  const failure = useFailure(error);
  const t = workflowTexts.useT();
  const { session } = useShell();
  const [search] = useSearchParams();
  useEffect(() => {
    // The parts ask again where they are drawn; this only spares a wait.
    void loadDateEditor();
    if (target.kind === 'instance') loadWorkflowParts().catch(() => undefined);
  }, [target.kind]);
  if (target.kind === 'start' && session?.admin === true) return <CannotStart why={t('start.adminCannotStart')} />;
  if (isUnpublished(error)) return <ToUnpublished path={unpublishedPath(search.get('return'))} />;
  if (error !== undefined) return <ErrorState isPage failure={failure} onRetry={reload} />;
  if (isLoading || (config === null && target.kind !== 'start')) return <FormPageSkeleton />;
  if (config === null) return target.kind === 'start' ? <WhyNotStart workflowCode={target.workflowCode} /> : null;
  const old = copiedFrom(target, record);
  if (target.kind === 'start' && workflow !== null)
    return <StartWorkflowForm workflow={workflow} config={config} old={old} />;
  if (record !== null && target.kind !== 'new')
    return <RecordView config={config} record={record} detail={detail} onReload={reload} />;
  if (!config.canAdd) return <NoPermission isPage />;
  return <NewRecordForm config={config} old={old} />;
}

/** The record that a form for something new begins with: null where it begins empty, undefined where it cannot be read. */
function copiedFrom(target: FormTarget, record: BizRecord | null): BizRecord | null | undefined {
  const isCopy = (target.kind === 'start' || target.kind === 'new') && target.copyOf !== null;
  return isCopy ? (record ?? undefined) : null;
}

/** Leads on to the page that says so, by the shell: it knows the way back. */
function ToUnpublished({ path }: { readonly path: string }) {
  const { navigate } = useShell();
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return null;
}

/** Asks why the user may not start this workflow, and says so. */
function WhyNotStart({ workflowCode }: { readonly workflowCode: string }) {
  const t = workflowTexts.useT();
  const { error, isLoading } = useCheckStartQuery({ workflowCode });
  const { message, hint } = useFailure(error);
  if (isLoading) return <FormPageSkeleton />;
  // They may by now, or nobody can say: either way it is not on their list.
  if (!isApiError(error)) return <CannotStart why={t('start.cannotStart')} />;
  return <CannotStart why={message} hint={hint} />;
}

interface CannotStartProps {
  readonly why: string;
  /** A hint at what can be done about it. */
  readonly hint?: string;
}

/** Says before anything is filled in that the user may not start this workflow, and why. */
function CannotStart({ why, hint = '' }: CannotStartProps) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const action = (
    <Button type="primary" onClick={() => shell.navigate('/workflow-center/start-workflow')}>
      {t('start.title')}
    </Button>
  );
  const said = hint === '' ? why : t('start.whyNot', { why, hint });
  return <NoPermission isPage hint={said} action={action} />;
}

function IncompleteAddress() {
  const t = workflowTexts.useT();
  const shell = useShell();
  const action = (
    <Button type="primary" onClick={() => shell.navigate('/workflow-center/my-unfinished-workitem')}>
      {t('todo.title')}
    </Button>
  );
  return (
    <PageFrame title={t('form.incomplete')}>
      <EmptyState title={t('form.incomplete')} hint={t('form.incompleteHint')} action={action} />
    </PageFrame>
  );
}

import { asRecordId, type FormCode, type ModelCode } from '@portico/shared-kit/contract/ids';
import { localError } from '@portico/shared-kit/api';
import { useGetFormQuery } from '@portico/shared-kit/api/models.api';
import { useGetRecordQuery } from '@portico/shared-kit/api/records.api';
import { useGetInstanceQuery, useListStartableWorkflowsQuery } from '@portico/shared-kit/api/workflow.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { FormTarget } from '../../features/fill-form/form-target.model.ts';
import { refusalOfForm } from '../../features/fill-form/form-refusal.ts';
import { isDraft, withinStart } from '../../features/fill-form/own-draft.model.ts';

/** Data that the form page needs before it can be drawn; parts that the target does not have are null. */
export interface FormPage {
  readonly workflow: StartableWorkflow | null;
  readonly detail: WorkflowInstanceDetail | null;
  /** The record that is shown; of a workflow to start, the one whose values it begins with. */
  readonly record: BizRecord | null;
  readonly config: FormConfig | null;
  readonly isLoading: boolean;
  /** The first failure; undefined where there is none. */
  readonly error: unknown;
  reload(): void;
}

interface FormLocation {
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode | null;
  readonly recordId: string | null;
}

/** Returns the codes of the form and the id of its record, as soon as they are known. */
function placeOf(
  target: FormTarget,
  workflow: StartableWorkflow | undefined,
  detail: WorkflowInstanceDetail | undefined,
): FormLocation | null {
  if (target.kind === 'record') return target;
  if (target.kind === 'new') return { ...target, recordId: target.copyOf };
  if (target.kind === 'start')
    return workflow === undefined
      ? null
      : { schemaCode: workflow.schemaCode, formCode: workflow.sheetCode, recordId: target.copyOf };
  if (detail === undefined) return null;
  return { schemaCode: detail.instance.schemaCode, formCode: null, recordId: detail.instance.objectId };
}

/** Returns the reason for which a workflow cannot be started by its address; undefined where it can. */
function refusalOf(workflow: StartableWorkflow | undefined, locale: Locale) {
  if (workflow?.unavailable === undefined) return undefined;
  const name = localised(workflow.name, workflow.name_i18n, locale);
  const refusal = localError(workflow.unavailable === 'off' ? 'workflowOff' : 'workflowRetired', '');
  return { ...refusal, params: { name } };
}

/** Returns the reason for which nobody adds a record by a form, for a user who has come to add one; undefined where people do. */
function formRefusalOf(target: FormTarget, config: FormConfig | undefined, locale: Locale) {
  const isAdding = target.kind === 'new' || target.kind === 'start';
  return isAdding && config !== undefined ? refusalOfForm(config, locale) : undefined;
}

/** Fetches what a target needs: workflow, record, form and log, each as soon as its address is known. */
export function useFormPage(target: FormTarget): FormPage {
  const startable = useListStartableWorkflowsQuery(target.kind === 'start' ? undefined : skipToken);
  const wanted = startable.data?.find(
    ({ workflowCode }) => target.kind === 'start' && workflowCode === target.workflowCode,
  );
  const workflow = wanted?.unavailable === undefined ? wanted : undefined;
  const locale = useLocale();
  const asked = useGetInstanceQuery(target.kind === 'instance' ? instanceInput(target) : skipToken);
  const place = placeOf(target, workflow, asked.data);
  const record = useGetRecordQuery(
    place === null || place.recordId === null
      ? skipToken
      : { schemaCode: place.schemaCode, id: asRecordId(place.recordId), ...itemOf(asked.data) },
  );
  const starts = target.kind === 'start' ? { workflowCode: target.workflowCode } : {};
  const config = useGetFormQuery(place === null ? skipToken : { ...formInput(place), ...starts });
  const started = useAsStarted(target.kind === 'new' ? undefined : record.data, config.data);
  const ownInstance = record.data?.data['workflowInstanceId'];
  const followed = useGetInstanceQuery(
    target.kind === 'record' && typeof ownInstance === 'string' ? { workflowInstanceId: ownInstance } : skipToken,
  );
  const detail = asked.data ?? followed.data ?? null;
  // What a new form would begin with may be gone: the form then says so.
  const isNew = target.kind === 'start' || target.kind === 'new';
  const needed = isNew ? [startable, config] : [asked, record, config, followed];
  const calls = [startable, asked, record, config, followed];
  return {
    workflow: workflow ?? null,
    detail,
    record: started.record ?? record.data ?? null,
    config: started.config ?? null,
    isLoading: started.isLoading || calls.some((call) => call.isLoading),
    error:
      refusalOf(wanted, locale) ??
      formRefusalOf(target, config.data, locale) ??
      needed.find((call) => call.error !== undefined)?.error,
    reload: () => {
      for (const call of calls) if (!call.isUninitialized) void call.refetch();
    },
  };
}

/** A draft and its form as the start of the model's workflow lets it be filled in: with that it is finished. */
function useAsStarted(record: BizRecord | undefined, config: FormConfig | undefined) {
  const workflowCode = record !== undefined && isDraft(record) ? (config?.workflowCode ?? null) : null;
  const asked = useGetFormQuery(
    config === undefined || workflowCode === null
      ? skipToken
      : { schemaCode: config.schemaCode, sheetCode: config.form.code, workflowCode },
  );
  const start = asked.currentData;
  const limited = useMemo(() => record && start && withinStart(record, start), [record, start]);
  return { record: limited ?? record, config: start ?? config, isLoading: asked.isLoading };
}

function instanceInput(target: Extract<FormTarget, { kind: 'instance' }>) {
  const { workflowInstanceId, workItemId } = target;
  return { workflowInstanceId, ...(workItemId === null ? {} : { workitemId: workItemId }) };
}

/** The work item as which a record is opened: its activity may let the user do less than their roles do. */
function itemOf(detail: WorkflowInstanceDetail | undefined) {
  return detail?.workItem ? { workItemId: detail.workItem.id } : {};
}

function formInput({ schemaCode, formCode }: FormLocation) {
  return { schemaCode, ...(formCode === null ? {} : { sheetCode: formCode }) };
}

import { type OpenUploads, useUploadWatch } from '@portico/shared-kit/fields/ui';
import { Alert } from 'antd';
import { useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import type { FormState } from './use-form-values.ts';

/**
 * A form that hands no entries over while files of it are not stored: they would be left behind without a word. The
 * `notice` says so once somebody tries; its editors tell of their files by `note`.
 */
export function useHeldUploads(form: FormState) {
  const { open, note } = useUploadWatch();
  const [wasAsked, setAsked] = useState(false);
  const isOpen = open.running + open.failed > 0;
  // What is said of one attempt is not said of the next file.
  if (wasAsked && !isOpen) setAsked(false);
  const collect = (isDraft: boolean) => {
    setAsked(isOpen);
    return isOpen ? null : form.collect(isDraft);
  };
  return {
    form: { ...form, collect },
    notice: wasAsked && isOpen && <UploadsOpen open={open} />,
    note,
  };
}

/** Why the form is not saved yet. */
function UploadsOpen({ open: { running, failed } }: { readonly open: OpenUploads }) {
  const t = workflowTexts.useT();
  const title = failed > 0 ? t('form.uploadsFailed', { count: failed }) : t('form.uploadsRunning', { count: running });
  return <Alert type="warning" showIcon role="alert" title={title} />;
}

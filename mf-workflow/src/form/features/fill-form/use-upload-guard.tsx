import { type OpenUploads, useUploadWatch } from '@portico/shared-kit/fields/ui';
import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { workflowTexts } from '../../../workflow.texts.ts';
import type { FormState } from './use-form-values.ts';

/**
 * A form that hands no entries over while files of it are not stored: they would be left behind without a word. The
 * `notice` says so once somebody tries; its editors tell of their files by `note`.
 */
export function useUploadGuard(form: FormState) {
  const { open, note } = useUploadWatch();
  // How often somebody tried meanwhile.
  const [attempts, setAttempts] = useState(0);
  const isOpen = open.running + open.failed > 0;
  // What is said of one attempt is not said of the next file.
  if (attempts > 0 && !isOpen) setAttempts(0);
  const held = <T,>(collected: () => T) => {
    if (isOpen) setAttempts((count) => count + 1);
    return isOpen ? null : collected();
  };
  return {
    form: {
      ...form,
      collect: (isDraft: boolean) => held(() => form.collect(isDraft)),
      /** As `collectDraft`, null as long as files are on their way. */
      collectForDraft: () => held(form.collectDraft),
    },
    notice: attempts > 0 && isOpen && <UploadsOpen key={attempts} open={open} />,
    note,
  };
}

/** Reason for which the form is not saved yet, brought into sight with each attempt: the buttons are seen from everywhere in a long form. */
function UploadsOpen({ open }: { readonly open: OpenUploads }) {
  const t = workflowTexts.useT();
  const holder = useRef<HTMLDivElement>(null);
  // Not to the edge: the page's title and buttons stay on top of what is scrolled.
  useEffect(() => {
    holder.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { running, failed } = open;
  const title = failed > 0 ? t('form.uploadsFailed', { count: failed }) : t('form.uploadsRunning', { count: running });
  return (
    <div ref={holder}>
      <Alert type="warning" showIcon role="alert" title={title} />
    </div>
  );
}

import { isApiError, type PortalStore } from '@portico/shared-kit/api';
import { exportsEndpoints } from '@portico/shared-kit/api/exports.api';
import { codeOf } from '@portico/shared-kit/errors';
import { currentLocale } from '@portico/shared-kit/i18n';
import type { Toast } from '@portico/shared-kit/ui/feedback';
import { exportTexts } from './export.texts.ts';
import { askEvery, isUnderWay } from './use-export-state.ts';

/** Seconds that the end of an export is told which nobody watches (list spec, section 5). */
const shownFor = { success: 5, failure: 3 } as const;

interface Teller {
  readonly dispatch: PortalStore['dispatch'];
  readonly toast: Toast;
}

/** Asks for an export until it has ended, on whichever page the user is by then, and tells them how it did. */
export async function tellWhenEnded(id: string, { dispatch, toast }: Teller): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, askEvery));
    const asked = exportsEndpoints.getExport.initiate({ id }, { subscribe: false, forceRefetch: true });
    const { data: task, error } = await dispatch(asked);
    // It is not there any more, or nobody is signed in.
    if (isApiError(error) && error.status >= 400 && error.status < 500) return;
    if (task === undefined || isUnderWay(task)) continue;
    const t = exportTexts.translator(currentLocale());
    const name = task.refId;
    if (task.exportResultStatus === 'SUCCESS') toast.success(t('notices.ready', { name }), shownFor.success);
    else if (task.failure?.resultCode !== codeOf('exportStopped'))
      toast.error(t('notices.failed', { name }), shownFor.failure);
    return;
  }
}

import { useDeleteDraftsMutation } from '@portico/shared-kit/api/drafts.api';
import type { Draft } from '@portico/shared-kit/contract/drafts.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useConfirmDelete, useToast } from '@portico/shared-kit/ui/feedback';
import { draftName } from './draft-name.ts';
import { draftsTexts } from './drafts.texts.ts';

/** Seconds that the counts of a partly done deletion stay (list spec, section 8). */
const partlyShown = 4;

/** Asks, deletes and tells what became of it; a refused call is told by the portal's rule for writes. */
export function useDeleteDrafts(): (drafts: readonly Draft[]) => void {
  const t = draftsTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();
  const [remove] = useDeleteDraftsMutation();
  return (drafts) =>
    confirmDelete({
      count: drafts.length,
      names: drafts.map((draft) => draftName(draft, locale)),
      onConfirm: async () => {
        const wanted = drafts.map(({ schemaCode, objectId: recordId }) => ({ schemaCode, objectId: recordId }));
        const { data } = await remove({ drafts: wanted });
        if (data === undefined) return;
        const { successCount: done, errorCount: failed } = data;
        if (done === 0) toast.error(t('none'));
        else if (failed > 0) toast.warning(t('partly', { done, failed }), partlyShown);
        else toast.success(t('deleted', { count: done }));
      },
    });
}

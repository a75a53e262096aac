import { loadApiErrorDescription } from '@portico/shared-kit/api';
import { useUpdateSavedViewMutation } from '@portico/shared-kit/api/saved-views.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { App } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { ColumnChoices } from '../features/set-columns/column-settings.model.ts';
import { useOpenView } from '../list/open-view.ts';
import { savedLayout, savedQuery } from './saved-state.model.ts';
import { savedViewTexts } from './saved-views.texts.ts';
import { isViewConflict } from './view-conflict.ts';

/**
 * Returns the function that gives the open saved view the state that the list has now. What somebody else changed meanwhile is overwritten
 * only where the person says so; what is refused is told, and the list stays as it is.
 */
export function useSavingChanges({ schemaCode, view }: ListConfig, layout: ColumnChoices): () => Promise<void> {
  const t = savedViewTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const agree = useAgreement();
  const opened = useOpenView()?.view ?? null;
  const [query] = useSearchParams();
  const [update] = useUpdateSavedViewMutation();
  return async () => {
    if (opened === null) return;
    const state = { viewCode: view.code, query: savedQuery(query), layout: savedLayout(layout) };
    const { id, revision } = opened;
    let answer = await update({ schemaCode, id, revision, state });
    if (isViewConflict(answer.error)) {
      if (!(await agree(opened))) return;
      answer = await update({ schemaCode, id, state });
    }
    if (answer.data !== undefined) toast.success(t('saved', { name: answer.data.name }));
    else toast.failure(await loadApiErrorDescription(answer.error, locale));
  };
}

/** Asks whether what somebody else made of a saved view is to be overwritten. */
function useAgreement() {
  const t = savedViewTexts.useT();
  const { modal } = App.useApp();
  return ({ name }: Pick<SavedView, 'name'>) =>
    new Promise<boolean>((resolve) => {
      void modal.confirm({
        title: t('conflictTitle', { name }),
        content: t('conflictHint'),
        okText: t('overwrite'),
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}

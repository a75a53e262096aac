import { useSearchParams } from 'react-router-dom';
import { viewCodeIn } from '@portico/shared-kit/list-address';
import { useOpenView } from '../list/open-view.ts';
import type { ColumnChoices } from '../features/set-columns/column-settings.model.ts';
import styles from './SavedViews.module.css';
import { savedViewTexts } from './saved-views.texts.ts';
import { isSameLayout, savedQuery } from './saved-state.model.ts';

/** Returns whether the list differs from the saved view that it was opened with. */
export function useIsChanged(layout: ColumnChoices): boolean {
  const [query] = useSearchParams();
  const view = useOpenView()?.view;
  if (view === undefined) return false;
  const code = viewCodeIn(query);
  const isOtherState = savedQuery(query) !== savedQuery(new URLSearchParams(view.query)) || code !== view.viewCode;
  return isOtherState || !isSameLayout(layout, view.layout);
}

/** A dot beside the name of a saved view from which the list differs; `id` names its words. */
export function ChangedMark({ layout, id }: { readonly layout: ColumnChoices; readonly id: string }) {
  const t = savedViewTexts.useT();
  if (!useIsChanged(layout)) return null;
  return (
    <span className={styles.mark} title={t('changed')}>
      <span id={id} className={styles.words}>
        {t('changed')}
      </span>
    </span>
  );
}

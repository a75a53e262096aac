import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { SubscribeInput, Subscription } from '@portico/shared-kit/contract/subscriptions.schema';
import { useSearchParams } from 'react-router-dom';
import { useOpenView } from '../list/open-view.ts';
import { savedQuery } from '../saved-views/saved-state.model.ts';

/** Part of a list that is watched: its state, or the saved view that it shows. */
export type WatchedState = Pick<SubscribeInput, 'schemaCode' | 'viewCode' | 'query' | 'savedViewId'>;

/** Returns what a subscription to the list would watch, and the name of the saved view; null where its state is watched. */
export function useWatchedState({ schemaCode, view }: ListConfig): {
  readonly state: WatchedState;
  readonly savedName: string | null;
} {
  const [search] = useSearchParams();
  const opened = useOpenView()?.view;
  const query = savedQuery(search);
  const isAsSaved =
    opened !== undefined && opened.viewCode === view.code && savedQuery(new URLSearchParams(opened.query)) === query;
  const state = { schemaCode, viewCode: view.code, query, savedViewId: isAsSaved ? opened.id : null };
  return { state, savedName: isAsSaved ? opened.name : null };
}

/** Returns whether a subscription watches this. */
export function watches(subscription: Subscription, state: WatchedState): boolean {
  if (subscription.schemaCode !== state.schemaCode || subscription.savedViewId !== state.savedViewId) return false;
  return state.savedViewId !== null || (subscription.viewCode === state.viewCode && subscription.query === state.query);
}

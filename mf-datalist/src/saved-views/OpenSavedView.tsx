import { isApiError } from '@portico/shared-kit/api';
import { useGetSavedViewQuery } from '@portico/shared-kit/api/saved-views.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { SavedView, SavedViewDetail } from '@portico/shared-kit/contract/saved-views.schema';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedViewIn, viewCodeIn } from '@portico/shared-kit/list-address';
import { OpenViewContext } from '../list/open-view.ts';
import { ListFailure } from '../pages/data-list/ListFailure.tsx';
import { ListSkeleton } from '../pages/data-list/ListSkeleton.tsx';
import { ChangedMark } from './ChangedMark.tsx';
import { savedViewTexts } from './saved-views.texts.ts';
import { withoutSavedView, writeSavedView } from './saved-state.model.ts';

interface OpenSavedViewProps {
  readonly config: ListConfig;
  draw(config: ListConfig): ReactNode;
}

/** A list that its address opens with a saved view, or that has one to open with. */
export function OpenSavedView({ config, draw }: OpenSavedViewProps) {
  const [query] = useSearchParams();
  const id = savedViewIn(query);
  if (id !== null) return <NamedView id={id} config={config} draw={draw} />;
  return config.defaultView === undefined ? draw(config) : <Redirect view={config.defaultView} />;
}

/** Writes a saved view into the address in place of what stands there. */
function Redirect({ view }: { readonly view: Pick<SavedView, 'id' | 'viewCode' | 'query'> }) {
  const [, setQuery] = useSearchParams();
  useEffect(() => setQuery((query) => writeSavedView(query, view), { replace: true }), [setQuery, view]);
  return <ListSkeleton />;
}

function NamedView({ id, config, draw }: OpenSavedViewProps & { readonly id: string }) {
  const { schemaCode, views } = config;
  const [query] = useSearchParams();
  const { currentData, error, isFetching, refetch } = useGetSavedViewQuery({ schemaCode, id });
  if (currentData === undefined && error === undefined) return <ListSkeleton />;
  if (currentData === undefined) {
    if (isApiError(error) && error.status === 404) return <MissingView>{draw(config)}</MissingView>;
    return <ListFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!views.some(({ code }) => code === currentData.viewCode)) return <MissingView>{draw(config)}</MissingView>;
  // A link that names the saved view alone; what else an address says is what its reader has changed since.
  if (viewCodeIn(query) === null) return <Redirect view={currentData} />;
  return <OpenedView view={currentData} config={config} draw={draw} />;
}

/** The list in the layout of a saved view, which the person's own layout of the view of the model stays apart from. */
function OpenedView({ view, config, draw }: OpenSavedViewProps & { readonly view: SavedViewDetail }) {
  const opened = useMemo(() => ({ view, Mark: ChangedMark }), [view]);
  const arranged = useMemo(() => {
    const { layout, ...others } = config;
    return view.layout === null
      ? config
      : { ...others, layout: { ...view.layout, isFilterOpen: layout?.isFilterOpen ?? null } };
  }, [config, view]);
  return <OpenViewContext value={opened}>{draw(arranged)}</OpenViewContext>;
}

/** Says that the saved view of the address is gone, and shows the list without it. */
function MissingView({ children }: { readonly children: ReactNode }) {
  const t = savedViewTexts.useT();
  const toast = useToast();
  const [, setQuery] = useSearchParams();
  useEffect(() => {
    toast.warning(t('missing'), noticeSeconds);
    setQuery(withoutSavedView, { replace: true });
  }, [toast, t, setQuery]);
  return children;
}

/** Long enough to be read. */
const noticeSeconds = 6;

import { previewReads } from '../contract/portal-preview.endpoints.ts';
import type { PreviewReadsInput } from '../contract/portal-preview.schema.ts';
import { localError } from '../errors/api-error.ts';
import { type ComponentProps, createElement, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createBatcher } from './batch.ts';
import { makeStore, type PortalStore } from './store.ts';

/** Person or role as which a portal page is seen, and the page. */
export type PreviewAs = Omit<PreviewReadsInput, 'calls'>;

/** Props of what is seen as somebody else. */
interface PreviewAsProps {
  readonly as: PreviewAs;
  readonly children: ReactNode;
}

/**
 * Lets what is below it be seen as somebody else: the reads of widgets are answered as their endpoints would answer that person,
 * in a cache of its own, and writes are refused. Reads that are no widget's data, such as pictures, stay the user's own. With
 * another person it needs another key.
 */
export function PreviewAsProvider({ as, children }: PreviewAsProps) {
  const [store] = useState(() => previewStore(as));
  return createElement(Provider, { store } as ComponentProps<typeof Provider>, children);
}

function previewStore(as: PreviewAs): PortalStore {
  const together = createBatcher((calls) => ({ endpoint: previewReads, input: { ...as, calls } }), {
    mayGoAlone: false,
  });
  return makeStore({
    sendRead(request, alone, signal) {
      const { isBatchable, isPreviewable } = request.endpoint;
      return isBatchable === true || isPreviewable === true ? together(request, alone, signal) : alone();
    },
    refuseWrite: () => ({ error: localError('previewOnly', '') }),
  });
}

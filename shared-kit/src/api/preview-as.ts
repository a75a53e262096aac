import { previewReads } from '../contract/portal-preview.endpoints.ts';
import type { PreviewReadsInput } from '../contract/portal-preview.schema.ts';
import { localError } from '../errors/api-error.ts';
import { type ComponentProps, createElement, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { Answer, ApiRequest } from './base-query.ts';
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
  const reads = {
    requestOf: (calls: PreviewReadsInput['calls']) => ({ endpoint: previewReads, input: { ...as, calls } }),
  };
  return createElement(SeenAsProvider, { reads: { ...reads, otherwise: (_, alone) => alone() } }, children);
}

/** Sending of the reads of what is seen as somebody else. */
export interface ReadsAs {
  /** Returns the request for several reads as that person. */
  readonly requestOf: Parameters<typeof createBatcher>[0];
  /** Returns the name of the request in which a read goes, where not all may share one. */
  readonly groupOf?: (request: ApiRequest) => string;
  /** Answers a read that is not answered as somebody else; `alone` sends it as the user's own. */
  readonly otherwise: (request: ApiRequest, alone: () => Promise<Answer>) => Promise<Answer>;
  /** Changes what a read has answered. */
  readonly alter?: (operationId: string, data: unknown) => unknown;
}

/** Answer to what is not done while something is seen as somebody else. */
export const onlyLooking = (): Answer => ({ error: localError('previewOnly', '') });

/** Gives what is below it a data cache of its own, whose reads are sent as `reads` says and whose writes are refused. */
export function SeenAsProvider({ reads, children }: { readonly reads: ReadsAs; readonly children?: ReactNode }) {
  const [store] = useState(() => storeOf(reads));
  return createElement(Provider, { store } as ComponentProps<typeof Provider>, children);
}

function storeOf({ requestOf, groupOf, otherwise, alter = (_, data) => data }: ReadsAs): PortalStore {
  const together = createBatcher(requestOf, { mayGoAlone: false, groupOf });
  return makeStore({
    async sendRead(request, alone, signal) {
      const { isBatchable, isPreviewable, operationId } = request.endpoint;
      if (isBatchable !== true && isPreviewable !== true) return otherwise(request, alone);
      const answer = await together(request, alone, signal);
      return 'error' in answer ? answer : { data: alter(operationId, answer.data) };
    },
    refuseWrite: onlyLooking,
  });
}

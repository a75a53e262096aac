import { useCreateDesignMutation, useLazyGetDesignQuery, useSaveDesignDraftMutation } from '../../api/designs.api.ts';
import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import { useState } from 'react';
import type { DocumentKind } from '../availability/use-document-availability.ts';

/** Name of a design whose content is the JSON that its designer saves. */
export interface DocumentName<K extends DocumentKind> {
  readonly kind: K;
  readonly designKey: string;
}

/** Returns the function that begins a design, with the content of another one where it is a copy; true once it is there. */
export function useCreateDocument<K extends DocumentKind>(copyOf: DocumentName<K> | null) {
  const [create] = useCreateDesignMutation<DocumentKind>();
  const [load] = useLazyGetDesignQuery<DocumentKind>();
  const [save] = useSaveDesignDraftMutation<DocumentKind>();
  const [state, setState] = useState<{ readonly isSending: boolean; readonly error?: unknown }>({ isSending: false });
  const begin = async (name: DocumentName<K>, facts: DesignPart<K, 'creation'>): Promise<unknown> => {
    const source = copyOf === null ? null : await load(copyOf);
    if (source?.error !== undefined) return source.error;
    const { data, error } = await create({ ...name, ...facts });
    if (data === undefined) return error;
    if (source?.data === undefined) return undefined;
    return (await save({ ...name, revision: data.draft?.revision ?? 1, content: source.data.content })).error;
  };
  return {
    ...state,
    async create(name: DocumentName<K>, facts: DesignPart<K, 'creation'>): Promise<boolean> {
      setState({ isSending: true });
      const error = await begin(name, facts);
      setState(error === undefined ? { isSending: false } : { isSending: false, error });
      return error === undefined;
    },
  };
}

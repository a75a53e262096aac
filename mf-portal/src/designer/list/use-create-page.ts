import {
  useCreateDesignMutation,
  useLazyGetDesignQuery,
  useSaveDesignDraftMutation,
} from '@portico/shared-kit/api/designs.api';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import type { PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useState } from 'react';
import { pageDesignPath } from '../addresses.model.ts';

/** Facts that a page begins with. */
export interface NewPage {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
  readonly code: string;
  /** Null: a page of the portal. */
  readonly appCode: string | null;
}

/** Returns the function that begins a page, with the content of another one where it is a copy, and opens it. */
export function useCreatePage(copyOf: PortalPageDesignSummary | null) {
  const shell = useShell();
  const [create] = useCreateDesignMutation<'portalPage'>();
  const [load] = useLazyGetDesignQuery<'portalPage'>();
  const [save] = useSaveDesignDraftMutation<'portalPage'>();
  const [state, setState] = useState<{ readonly isSending: boolean; readonly error?: unknown }>({ isSending: false });
  const begin = async ({ code, ...facts }: NewPage): Promise<unknown> => {
    const source = copyOf === null ? null : await load(portalPageDesignName(copyOf));
    if (source?.error !== undefined) return source.error;
    const name = portalPageDesignName({ pageCode: code });
    const { data, error } = await create({ ...name, ...facts });
    if (data === undefined) return error;
    if (source?.data !== undefined) {
      const revision = data.draft?.revision ?? 1;
      const copied = await save({ ...name, revision, content: source.data.content });
      if (copied.error !== undefined) return copied.error;
    }
    shell.navigate(pageDesignPath(code));
    return undefined;
  };
  return {
    ...state,
    create: async (page: NewPage) => {
      setState({ isSending: true });
      const error = await begin(page);
      setState(error === undefined ? { isSending: false } : { isSending: false, error });
    },
  };
}

import { useOpenExternalFormMutation } from '@portico/shared-kit/api/external-forms.api';
import type { Visit } from '@portico/shared-kit/api/visit-services';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A form by a link, as far as it is opened. */
export interface GuestForm {
  readonly visit: Visit;
  /** Null until it is there. */
  readonly config: FormConfig | null;
  /** Reason for which it could not be opened. */
  readonly error: unknown;
  readonly isLoading: boolean;
  retry(): void;
}

const itemOf = (formid: string) => `portico-visit/${formid}`;

/** The tab's visit survives a reload, because files that were uploaded in it can be sent in no other. */
function storedVisit(formid: string): string | null {
  try {
    return sessionStorage.getItem(itemOf(formid));
  } catch {
    return null;
  }
}

function keepVisit(formid: string, visit: string): void {
  try {
    sessionStorage.setItem(itemOf(formid), visit);
  } catch {
    // A forbidden storage: a reload begins another visit.
  }
}

/** Opens the form of a link and goes on with its visit when that has ended. */
export function useVisit(formid: string): GuestForm {
  const [open, { error, isLoading, isUninitialized }] = useOpenExternalFormMutation();
  const [config, setConfig] = useState<FormConfig | null>(null);
  const token = useRef(storedVisit(formid));
  const begin = useCallback(async () => {
    const former = token.current;
    const { data } = await open({ formid, ...(former === null ? {} : { visit: former }) });
    if (data === undefined) return false;
    token.current = data.visit;
    keepVisit(formid, data.visit);
    // What is being filled in stays as it is, also where the form was changed meanwhile.
    setConfig((held) => held ?? data.config);
    return true;
  }, [formid, open]);
  useEffect(() => void begin(), [begin]);
  const visit = useMemo<Visit>(() => ({ token: () => token.current ?? '', renew: begin }), [begin]);
  const retry = useCallback(() => void begin(), [begin]);
  return { visit, config, error, isLoading: isLoading || isUninitialized, retry };
}

import { useOpenExternalFormMutation } from '@portico/shared-kit/api/external-forms.api';
import type { GuestSession } from '@portico/shared-kit/api/guest-services';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A form by a link, as far as it is opened. */
export interface GuestForm {
  readonly guestSession: GuestSession;
  /** Null until it is there. */
  readonly config: FormConfig | null;
  /** Reason for which it could not be opened. */
  readonly error: unknown;
  readonly isLoading: boolean;
  retry(): void;
}

const itemOf = (formid: string) => `portico-guest-session/${formid}`;

/** The tab’s guest session survives a reload, because files that were uploaded in it can be sent in no other. */
function storedToken(formid: string): string | null {
  try {
    return sessionStorage.getItem(itemOf(formid));
  } catch {
    return null;
  }
}

function storeToken(formid: string, guestToken: string): void {
  try {
    sessionStorage.setItem(itemOf(formid), guestToken);
  } catch {
    // A forbidden storage: a reload begins another guest session.
  }
}

/** Opens the form of a link and goes on with its guest session when that has ended. */
export function useGuestSession(formid: string): GuestForm {
  const [open, { error, isLoading, isUninitialized }] = useOpenExternalFormMutation();
  const [config, setConfig] = useState<FormConfig | null>(null);
  const token = useRef(storedToken(formid));
  const begin = useCallback(async () => {
    const former = token.current;
    const { data } = await open({ formid, ...(former === null ? {} : { guestToken: former }) });
    if (data === undefined) return false;
    token.current = data.guestToken;
    storeToken(formid, data.guestToken);
    // What is being filled in stays as it is, also where the form was changed meanwhile.
    setConfig((held) => held ?? data.config);
    return true;
  }, [formid, open]);
  useEffect(() => void begin(), [begin]);
  const guestSession = useMemo<GuestSession>(() => ({ token: () => token.current ?? '', renew: begin }), [begin]);
  const retry = useCallback(() => void begin(), [begin]);
  return { guestSession, config, error, isLoading: isLoading || isUninitialized, retry };
}

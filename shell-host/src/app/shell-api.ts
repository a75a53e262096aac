import { loadApiErrorDescription } from '@portico/shared-kit/api';
import { changeLocale, type Locale, useLocale } from '@portico/shared-kit/i18n';
import { can } from '@portico/shared-kit/permissions';
import type { ToastMessage, ShellApi } from '@portico/shared-kit/remotes/react';
import { type Toast, useToast } from '@portico/shared-kit/ui/feedback';
import { useTheme } from '@portico/shared-kit/ui/theme';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isForm } from '../single-application/single-application.ts';
import { useRemotes } from '../remotes/remotes-context.ts';
import { useSlots } from '../remotes/slots.tsx';
import { claimNames } from './claims.ts';
import { isPageFrame } from './in-frame.ts';
import { addLeaveQuestion } from './leave-questions.ts';
import { useSession } from './session-context.ts';
import { recordEvent } from './telemetry.ts';
import { useEntryState } from './back-navigation.ts';

/** The shell's API as one remote sees it: what is done through it carries the remote's name. */
export function useShellFor(remote: string): ShellApi {
  const { composition, loader } = useRemotes();
  const session = useSession();
  const toast = useToast();
  const goTo = useNavigate();
  const locale = useLocale();
  const theme = useTheme();
  const slots = useSlots();
  const entryState = useEntryState();
  return useMemo(() => {
    const buildId = loader.remote(remote)?.buildId ?? '';
    const source = { remote, buildId, composition: composition.id };
    return {
      session,
      navigate: (to, options = {}) => {
        const path = portalPath(to);
        const { replace = false } = options;
        // Within the one application that is shown alone a form stays in its frame.
        if (options.newTab && !(isPageFrame() && isForm(path))) window.open(path, '_blank', 'noopener');
        else void goTo(path, { replace, state: entryState(replace) });
      },
      notify: ({ kind, text }: ToastMessage) => toast[kind](text),
      confirmLeave: (hasUnsaved, giveUp = () => undefined) => addLeaveQuestion({ hasUnsaved, giveUp }),
      slots,
      config: { version: composition.shell.version, compositionId: composition.id, buildId },
      can: (permission) => session !== null && can(session.permissions, permission),
      api: { claim: (names) => claimNames(remote, names) },
      errors: {
        show: (error) => void showFailure(toast, error, locale),
      },
      i18n: { locale, setLocale: changeLocale },
      telemetry: { event: (name, facts = {}) => recordEvent({ name, facts, ...source }) },
      theme,
    };
  }, [remote, loader, composition, session, toast, goTo, locale, theme, slots, entryState]);
}

/** Tells it once, in the catalogue's words, whatever its severity. */
async function showFailure(toast: Toast, error: unknown, locale: Locale): Promise<void> {
  const at = new Date().toISOString();
  const { message, hint, code, traceId } = await loadApiErrorDescription(error, locale);
  toast.failure({ message, hint, code, traceId, at });
}

/** A path of this portal. Throws for an address of another origin: remotes do not send users away. */
function portalPath(to: string): string {
  const address = new URL(to, location.origin);
  if (address.origin !== location.origin) throw new Error(`${to} is not a path of this portal`);
  return address.pathname + address.search + address.hash;
}

import type { PortalStore } from '@portico/shared-kit/api';
import { useGetCurrentUserQuery } from '@portico/shared-kit/api/current-user.api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { isInFrame } from '../app/in-frame.ts';
import { isBehindProxy } from '../remotes/page-composition.ts';
import { watchAttendance } from './attendance.ts';
import { keepSession } from './keep-session.ts';
import { LastSignIn } from './LastSignIn.tsx';
import { OnceTouched } from './OnceTouched.tsx';
import { ProxySignIn } from './ProxySignIn.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';
import { endedUnused } from './token-changes.ts';

interface SessionCareProps {
  readonly user: CurrentUser;
  /** The session has ended while the page was open. */
  readonly isOver: boolean;
}

/** Looks after a session while its pages are shown: renewal, the last sign-in, and signing in again, by the proxy where there is one. */
export function SessionCare({ user, isOver }: SessionCareProps) {
  const store = useStore() as unknown as PortalStore;
  useEffect(() => keepSession(store), [store]);
  useEffect(() => watchAttendance(store), [store]);
  const [wasOver, setWasOver] = useState(isOver);
  if (isOver && !wasOver) setWasOver(true);
  const { refetch } = useGetCurrentUserQuery();
  const isBack = wasOver && !isOver && !isInFrame;
  useEffect(() => {
    // Meanwhile the person may have got other rights, or a password that is to be changed.
    if (isBack) void refetch();
  }, [isBack, refetch]);
  // A page within a page waits for the outer one's dialog.
  if (isInFrame) return null;
  const dialog = <SignInAgainDialog user={user} isOpen={isOver} />;
  return (
    <>
      <LastSignIn time={user.lastLoginTime} />
      {wasOver && (isOver && isBehindProxy() ? <ByProxy refused={dialog} /> : dialog)}
    </>
  );
}

/** Goes on by itself; where nobody used the session, once somebody is there: otherwise an open page would never end. */
function ByProxy({ refused }: { readonly refused: ReactNode }) {
  const signIn = <ProxySignIn loading={null} refused={refused} />;
  return endedUnused() ? <OnceTouched>{signIn}</OnceTouched> : signIn;
}

import { ShellProvider } from '@portico/shared-kit/remotes/react';
import type { ReactNode } from 'react';
import { useShellFor } from './shell-api.ts';

/** Gives everything below the shell's API as one remote sees it. */
export function ShellScope({ remote, children }: { readonly remote: string; readonly children: ReactNode }) {
  return <ShellProvider shell={useShellFor(remote)}>{children}</ShellProvider>;
}

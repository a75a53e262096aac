import type { ToastMessage, ShellApi } from '../remotes/react.tsx';
import { aUser } from './builders.ts';

/** Calls of the shell's test double. */
export interface ShellCalls {
  readonly paths: string[];
  readonly toasts: ToastMessage[];
  readonly errors: unknown[];
  readonly events: string[];
}

/** A shell for tests: signed in, everything allowed, remembers what it was asked. Any member can be replaced. */
export function makeShellDouble(overrides: Partial<ShellApi> = {}): { shell: ShellApi; calls: ShellCalls } {
  const calls: ShellCalls = { paths: [], toasts: [], errors: [], events: [] };
  const shell: ShellApi = {
    session: aUser(),
    navigate: (to) => void calls.paths.push(to),
    notify: (message) => void calls.toasts.push(message),
    confirmLeave: () => () => undefined,
    slots: () => [],
    config: { version: '6.13.10', compositionId: 'test', buildId: 'test' },
    can: () => true,
    api: { claim: () => undefined },
    errors: { show: (error) => void calls.errors.push(error) },
    i18n: { locale: 'zh', setLocale: () => undefined },
    telemetry: { event: (name) => void calls.events.push(name) },
    theme: { name: 'default', outward: 'light' },
    ...overrides,
  };
  return { shell, calls };
}

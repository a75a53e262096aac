import { type ComponentType, type ReactNode, createContext, useContext } from 'react';
import type { CurrentUser } from '../contract/session.schema.ts';
import type { Locale } from '../i18n/index.ts';
import type { Permission } from '../permissions/index.ts';
import type { CodeContribution, ContributionType, ContributionTypes } from './contributions.ts';
import type { WidgetValues } from './widget-settings.ts';

export { usePageTitle, useCurrentPageTitle } from './page-title.tsx';

/** Message that a person has to see in passing, or an error that needs reading. */
export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
}

/** A contribution together with the component that mounts its code, inside its own error boundary. */
export interface Slot<TType extends ContributionType> {
  readonly remote: string;
  readonly contribution: ContributionTypes[TType];
  /** Null where the contribution is data only. Pass the code's own props; the shell adds nothing. */
  readonly Code: ComponentType<Record<string, unknown>> | null;
}

/**
 * Interface of the shell for remotes: at most 12 members, no token, no store. The object is made per remote, so
 * that what is done through it can be told apart.
 */
export interface ShellApi {
  /** User who is signed in; null before that. */
  readonly session: CurrentUser | null;
  /** Goes to a path of the portal, or opens it in a new tab. Other origins are refused. */
  navigate(to: string, options?: { readonly replace?: boolean; readonly newTab?: boolean }): void;
  /** Shows one toast; the newest takes the place of the one before. */
  notify(message: ToastMessage): void;
  /**
   * Registers a question to ask before the page is left: by a link, by going back, by signing out, or by loading it
   * anew, which is also the only way in which a remote that is shown is swapped. `hasUnsaved` answers true while there
   * is work to lose; `giveUp` is told when the user leaves all the same. Returns the function that takes it back.
   */
  confirmLeave(hasUnsaved: () => boolean, giveUp?: () => void): () => void;
  /** Returns the contributions of all remotes at one point for this user, in a fixed order, with the code to mount. */
  slots<TType extends ContributionType>(type: TType): readonly Slot<TType>[];
  readonly config: { readonly version: string; readonly compositionId: string; readonly buildId: string };
  can(permission: Permission): boolean;
  readonly api: {
    /**
     * Claims names in the one data cache: endpoints and tags that this remote injects. Throws when another owner has
     * one of them; a newer build of the same remote may claim its own again.
     */
    claim(names: { readonly endpoints: readonly string[]; readonly tags: readonly string[] }): void;
  };
  readonly errors: {
    /** Shows a failure by the one rule: words of the catalogue, code, stays until dismissed. */
    show(error: unknown): void;
  };
  readonly i18n: { readonly locale: Locale; setLocale(locale: Locale): void };
  /** Records what happened, with the remote's name and the composition. Facts never hold what users typed. */
  readonly telemetry: { event(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void };
  readonly theme: { readonly name: string; readonly outward: 'light' | 'dark' };
}

const ShellContext = createContext<ShellApi | null>(null);

/** Gives everything below the shell's API. The shell wraps each mounted module of a remote in one. */
export function ShellProvider({ shell, children }: { readonly shell: ShellApi; readonly children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The shell's API for this remote. Throws outside a `ShellProvider`; tests wrap with the shell's test double. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell was called outside a ShellProvider');
  return shell;
}

/** Returns whether some remote has a page at this path pattern now. What would lead to a page that nobody has is left out. */
export function hasPage({ slots }: Pick<ShellApi, 'slots'>, path: string): boolean {
  return slots('portal.page').some(({ contribution }) => contribution.path === path);
}

/** Exports of a module, by the type of contribution that names it. */
export interface CodeOf {
  'portal.page': { readonly Page: ComponentType };
  'portal.widget': { readonly Widget: ComponentType<{ readonly settings: WidgetValues }> };
}

/** The name that the module behind a contribution exports. */
export const codeExports = {
  'portal.page': 'Page',
  'portal.widget': 'Widget',
} as const satisfies { [TType in CodeContribution['type']]: keyof CodeOf[TType] };

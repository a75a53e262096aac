import type { BilingualText } from '../i18n/bilingual-text.ts';

/**
 * Contributions that a remote can add to the portal: a closed list of plain data. The code behind an entry is named,
 * not carried, and is pulled when it is used. A type stands here from the day on which a part of the portal reads it: a
 * new one is a row here with its guard beside it, and a reader. What nobody reads is refused by the build.
 */

/** `aside`: header, aside and content; `header`: header and content; `standalone`: the content alone. */
export type PageLayout = 'aside' | 'header' | 'standalone';

/** Aside that a page with the `aside` layout stands beside (shell spec, section 2). */
export type AsideKind = 'workflowCenter' | 'application';

interface ContributionBase {
  /** Unique within the remote. */
  readonly id: string;
  /** Permissions of which the user needs at least one; empty or absent: everyone who is signed in. */
  readonly can?: readonly string[];
}

/**
 * A call that a page makes as soon as it is opened, so that it can be sent before any script of the page is there. It
 * must be, to the letter, what the page itself asks for, or it is asked twice. Parts and values that begin with a colon
 * are parameters of the page's path.
 */
export interface StartCall {
  /** GET where it is left out; a POST must only read. */
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** Names of the call's query, or of its body, to the names in the page's address that they are taken from. */
  readonly query?: Readonly<Record<string, string>>;
  /** The body of a POST. It is not sent early where the address says more than `query` takes from it. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A page at a path of the portal. The exposed module exports the component `Page`, and may export `prefetch()` for code that comes after the first paint. */
export interface PageContribution extends ContributionBase {
  readonly type: 'portal.page';
  /** A path pattern of the router, as `/application/:appCode/application-list/:schemaCode` or `/print/*`. */
  readonly path: string;
  readonly layout: PageLayout;
  readonly aside?: AsideKind;
  readonly title: BilingualText;
  readonly code: string;
  readonly starts?: readonly StartCall[];
}

/**
 * An entry of one of the shell's menus: the workflow center's aside, the user's panel, or, as `header`, the places
 * that the title in the header opens.
 */
export interface MenuContribution extends ContributionBase {
  readonly type: 'portal.menu';
  readonly menu: 'workflowCenter' | 'user' | 'header';
  readonly title: BilingualText;
  readonly path: string;
  /** Smaller stands higher. */
  readonly order: number;
}

/** A value that a page gives to a widget. */
export type WidgetValue = string | number | boolean;

/** A setting of a widget. A page may give another value of the same type. */
export interface WidgetSetting {
  /** Unique within the widget. */
  readonly name: string;
  readonly title: BilingualText;
  /** Holds where a page says nothing. */
  readonly value: WidgetValue;
}

/**
 * A widget for portal pages. The exposed module exports the component `Widget`, which is given the values of its
 * settings as `settings`.
 */
export interface WidgetContribution extends ContributionBase {
  readonly type: 'portal.widget';
  readonly title: BilingualText;
  readonly code: string;
  readonly settings?: readonly WidgetSetting[];
}

/** Keys that work on some of the remote's pages, for the shell's sheet of keys. The remote itself listens for them. */
export interface KeysContribution extends ContributionBase {
  readonly type: 'portal.keys';
  /** Title of the page on which they work. */
  readonly title: BilingualText;
  readonly keys: readonly {
    readonly does: BilingualText;
    /** As key tables write them, such as `J` or `Shift+Space`. */
    readonly keys: readonly string[];
  }[];
}

/** Contributions of a remote, by type. The guards below are held to it. */
export interface ContributionTypes {
  'portal.page': PageContribution;
  'portal.menu': MenuContribution;
  'portal.widget': WidgetContribution;
  'portal.keys': KeysContribution;
}

/** The name of a type of contribution. */
export type ContributionType = keyof ContributionTypes;
/** Contribution of a remote to the portal: plain data. */
export type Contribution = ContributionTypes[ContributionType];

/** A contribution whose code is an exposed module of its remote. */
export type CodeContribution = Extract<Contribution, { readonly code: string }>;

/** Returns whether it is a page. */
export const isPage = (entry: Contribution): entry is PageContribution => entry.type === 'portal.page';
/** Returns whether it is a menu entry. */
export const isMenuEntry = (entry: Contribution): entry is MenuContribution => entry.type === 'portal.menu';
/** Returns whether it is a widget. */
export const isWidget = (entry: Contribution): entry is WidgetContribution => entry.type === 'portal.widget';
/** Returns whether it is a part of the sheet of keys. */
export const isKeys = (entry: Contribution): entry is KeysContribution => entry.type === 'portal.keys';
/** Returns whether code of the remote is pulled when it is used. */
export const hasCode = (entry: Contribution): entry is CodeContribution => 'code' in entry;

const guards = {
  'portal.page': isPage,
  'portal.menu': isMenuEntry,
  'portal.widget': isWidget,
  'portal.keys': isKeys,
} satisfies { [Type in ContributionType]: (entry: Contribution) => entry is ContributionTypes[Type] };

/** The types that this shell understands, in a fixed order. */
export const contributionTypes = Object.keys(guards) as ContributionType[];

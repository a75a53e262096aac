/**
 * What a remote can add to the portal: a closed list of plain data. The code behind an entry is named, not carried,
 * and is pulled when it is used. A new type is a row here with its guard beside it.
 */

/** A text in both languages, as data: it is shown before any code of the remote has run. */
export interface BilingualText {
  readonly zh: string;
  readonly en: string;
}

/** `aside`: header, aside and content; `header`: header and content; `standalone`: the content alone. */
export type PageLayout = 'aside' | 'header' | 'standalone';

/** Which aside a page with the `aside` layout stands beside (shell spec, section 2). */
export type AsideKind = 'workflowCenter' | 'application';

interface ContributionBase {
  /** Unique within the remote. */
  readonly id: string;
  /** Permissions of which the user needs at least one; empty or absent: everyone who is signed in. */
  readonly can?: readonly string[];
}

/** A page at a path of the portal. The exposed module exports the component `Page`. */
export interface PageContribution extends ContributionBase {
  readonly type: 'portal.page';
  /** A path pattern of the router, as `/application/:appCode/application-list/:schemaCode` or `/print/*`. */
  readonly path: string;
  readonly layout: PageLayout;
  readonly aside?: AsideKind;
  readonly title: BilingualText;
  readonly code: string;
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

/** A widget for portal pages. The exposed module exports the component `Widget`. */
export interface WidgetContribution extends ContributionBase {
  readonly type: 'portal.widget';
  readonly title: BilingualText;
  readonly code: string;
}

/** An action on one or more records of a list. The exposed module exports the function `run`. */
export interface RecordActionContribution extends ContributionBase {
  readonly type: 'record.action';
  readonly title: BilingualText;
  readonly code: string;
}

/** A section below a form. The exposed module exports the component `Section`. */
export interface FormSectionContribution extends ContributionBase {
  readonly type: 'form.section';
  readonly title: BilingualText;
  readonly code: string;
}

/** Rows that a remote adds to the error catalogue, by code. */
export interface ErrorRowsContribution extends ContributionBase {
  readonly type: 'error.rows';
  readonly rows: Readonly<Record<string, BilingualText>>;
}

export interface ContributionTypes {
  'portal.page': PageContribution;
  'portal.menu': MenuContribution;
  'portal.widget': WidgetContribution;
  'record.action': RecordActionContribution;
  'form.section': FormSectionContribution;
  'error.rows': ErrorRowsContribution;
}

export type ContributionType = keyof ContributionTypes;
export type Contribution = ContributionTypes[ContributionType];

/** A contribution whose code is an exposed module of its remote. */
export type CodeContribution = Extract<Contribution, { readonly code: string }>;

export const isPage = (entry: Contribution): entry is PageContribution => entry.type === 'portal.page';
export const isMenuEntry = (entry: Contribution): entry is MenuContribution => entry.type === 'portal.menu';
export const isWidget = (entry: Contribution): entry is WidgetContribution => entry.type === 'portal.widget';
export const isRecordAction = (entry: Contribution): entry is RecordActionContribution =>
  entry.type === 'record.action';
export const isFormSection = (entry: Contribution): entry is FormSectionContribution => entry.type === 'form.section';
export const hasErrorRows = (entry: Contribution): entry is ErrorRowsContribution => entry.type === 'error.rows';
export const hasCode = (entry: Contribution): entry is CodeContribution => 'code' in entry;

const guards = {
  'portal.page': isPage,
  'portal.menu': isMenuEntry,
  'portal.widget': isWidget,
  'record.action': isRecordAction,
  'form.section': isFormSection,
  'error.rows': hasErrorRows,
} satisfies { [Type in ContributionType]: (entry: Contribution) => entry is ContributionTypes[Type] };

/** The types that this shell understands, in a fixed order. */
export const contributionTypes = Object.keys(guards) as ContributionType[];

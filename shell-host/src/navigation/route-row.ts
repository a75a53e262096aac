import type { AsideKind, BilingualText, PageLayout } from '@portico/shared-kit/remotes';

/** One path of the portal and all that the shell knows of it (shell spec, section 2: route table and guard). */
export interface RouteRow {
  /** The route's name, unique in the table; menus and the guard go by it. */
  readonly name: string;
  readonly path: string;
  /** What the tab is called, and the header where `place` says nothing else. */
  readonly title: BilingualText;
  /** What the header calls the part of the portal that the page stands in. */
  readonly place?: BilingualText;
  /** Where the way back leads that no `return` tells; absent: the portal page. */
  readonly backTo?: string;
  /** Where the path only leads on to. */
  readonly to?: string;
  /** The remote that draws the page; absent: the shell does. */
  readonly remote?: string;
  /** Of the shell's own pages; a remote's page brings its own. Absent: `header`, or `aside` where there is one. */
  readonly layout?: PageLayout;
  /** The menu beside the page, in which the entry of this route is the selected one. */
  readonly aside?: AsideKind;
  /** Opens without a token. */
  readonly isOpen?: true;
  /** Who is sent to the to-do list instead (shell spec, section 6). */
  readonly closedTo?: 'notOverseer' | 'notInspector' | 'notAuditor' | 'notAnnouncer' | 'rootAdmin';
  /** There only while this setting of the system is on. */
  readonly setting?: 'openApplicationPortal';
  /** The query forms of which one must be given and nothing of the others; a name with `?` may be missing. */
  readonly queries?: readonly string[];
  /** What a query of any form may have besides. */
  readonly also?: string;
}

import type { AsideKind, PageLayout } from '@portico/shared-kit/remotes';
import type { BilingualText } from '@portico/shared-kit/i18n';

/** Path of the portal and all that the shell knows of it (shell spec, section 2: route table and guard). */
export interface RouteRow {
  /** The route's name, unique in the table; menus and the guard go by it. */
  readonly name: string;
  readonly path: string;
  /** Title of the tab, and of the header where `place` says nothing else. */
  readonly title: BilingualText;
  /** Name in the header of the part of the portal that the page stands in. */
  readonly place?: BilingualText;
  /** Target of back navigation where no `return` tells it; absent: the portal page. */
  readonly backTo?: string;
  /** Target of a path that only redirects. */
  readonly to?: string;
  /** The remote that draws the page; absent: the shell does. */
  readonly remote?: string;
  /** Of the shell's own pages; a remote's page brings its own. Absent: `header`, or `aside` where there is one. */
  readonly layout?: PageLayout;
  /** The menu beside the page, in which the entry of this route is the selected one. */
  readonly aside?: AsideKind;
  /** Opens without a token. */
  readonly isOpen?: true;
  /** Users who are redirected to the to-do list (shell spec, section 6). */
  readonly closedTo?: 'notOverseer' | 'notInspector' | 'notAuditor' | 'notAnnouncer' | 'rootAdmin';
  /** Setting of the system while which is on the route is there. */
  readonly setting?: 'openApplicationPortal';
  /** The query forms of which one must be given and nothing of the others; a name with `?` may be missing. */
  readonly queries?: readonly string[];
  /** Parameter that a query of any form may have besides. */
  readonly also?: string;
}

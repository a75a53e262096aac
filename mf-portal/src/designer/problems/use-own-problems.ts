import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { useListDesignsQuery } from '@portico/shared-kit/api/designs.api';
import { defaultDashboardCode, type PortalWidget } from '@portico/shared-kit/portal-pages';
import { useShell } from '@portico/shared-kit/remotes/react';
import { contrast, surfaces, useTheme } from '@portico/shared-kit/ui/theme';
import { useMemo } from 'react';
import { applicationListCode, workflowCenterCode } from '../../links/link-target.model.ts';
import type { PageDraft } from '../model/page-draft.model.ts';
import { pageProblems } from '../model/page-problems.model.ts';
import type { PageProblem } from '../page-designer.ts';

/** Pages that are always there (portal spec, section 2). */
const systemPages: readonly string[] = [defaultDashboardCode, workflowCenterCode, applicationListCode];

/** Returns what the designer itself finds about the page. */
export function useOwnProblems(page: PageDraft, nameOf: (widget: PortalWidget) => string): readonly PageProblem[] {
  const { outward } = useTheme();
  // Whoever changes the theme designs all pages: a page that is not among them is not there.
  const seesAll = useShell().can('theme:change');
  const { data: applications } = useListApplicationsQuery({});
  const { data: pages } = useListDesignsQuery({ kind: 'portalPage' });
  return useMemo(() => {
    const isPageOpen = (code: string) => {
      if (systemPages.includes(code) || pages === undefined) return null;
      const found = pages.find(({ pageCode }) => pageCode === code);
      if (found === undefined) return seesAll ? false : null;
      return found.published !== null && found.availability === 'on';
    };
    const hasApplication = (code: string) => {
      if (applications === undefined) return null;
      return applications.some((application) => application.code === code) ? true : seesAll ? false : null;
    };
    const { text, container: background } = surfaces[outward];
    return pageProblems(page, nameOf, { isPageOpen, hasApplication, text, background, contrast });
  }, [page, nameOf, outward, seesAll, applications, pages]);
}

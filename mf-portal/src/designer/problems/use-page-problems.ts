import { useCheckDesignMutation } from '@portico/shared-kit/api/designs.api';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { savedPortalPage } from '@portico/shared-kit/portal-pages';
import { useEffect, useState } from 'react';
import type { PageDraft } from '../model/page-draft.model.ts';
import type { PageProblem } from '../page-designer.ts';

const settle = 600;

/** Returns what the server finds about the page as it is in the designer, after each pause; null until the first answer. */
export function usePageProblems(pageCode: string, page: PageDraft): readonly PageProblem[] | null {
  const [problems, setProblems] = useState<readonly PageProblem[] | null>(null);
  const [check] = useCheckDesignMutation<'portalPage'>();
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const { data } = await check({ ...portalPageDesignName({ pageCode }), content: savedPortalPage(page) });
      if (!isOld && data !== undefined) setProblems(data.problems);
    };
    const timer = setTimeout(() => void ask(), settle);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [check, pageCode, page]);
  return problems;
}

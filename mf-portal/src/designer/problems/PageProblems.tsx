import { ProblemList, useProblemWords } from '@portico/shared-kit/designer';
import { findWidget } from '@portico/shared-kit/portal-pages';
import { usePageDesigner } from '../page-designer.ts';

/** Problems of the page: each line selects its widget and brings the focus there. */
export function PageProblems() {
  const { problems, page, dispatch } = usePageDesigner();
  const wordsOf = useProblemWords();
  const listed = problems?.map(({ code, params, severity, partId }, at) => ({
    key: `${code} ${at}`,
    code,
    severity,
    words: wordsOf({ code, params }),
    onShow:
      partId === null || findWidget(page, partId) === undefined
        ? null
        : () => dispatch({ type: 'select', target: [partId], isFocused: true }),
  }));
  return <ProblemList problems={listed ?? null} />;
}

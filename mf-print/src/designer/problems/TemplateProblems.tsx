import { ProblemList, useProblemWords } from '@portico/shared-kit/designer';
import { pageOf } from '../model/template-edits.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';

/** Problems of the template: each line selects its element or page and brings the focus there. */
export function TemplateProblems() {
  const { problems, template, dispatch } = useTemplateDesigner();
  const wordsOf = useProblemWords();
  const listed = problems?.map(({ code, params, severity, partId }, at) => ({
    key: `${code} ${at}`,
    code,
    severity,
    words: wordsOf({ code, params }),
    onShow:
      partId === null || pageOf(template, partId) === undefined
        ? null
        : () => dispatch({ type: 'select', target: [partId], isFocused: true }),
  }));
  return <ProblemList problems={listed ?? null} />;
}

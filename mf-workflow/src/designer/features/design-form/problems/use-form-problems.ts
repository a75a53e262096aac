import { useCheckDesignMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesign, FormProblem } from '@portico/shared-kit/contract/form-design.schema';
import { useEffect, useState } from 'react';
import { formOf, type Layout } from '../model/layout.model.ts';

const settle = 600;

/** Returns the problems of the form as it is in the designer, requested anew after each pause; null until the first answer. */
export function useFormProblems(design: FormDesign, layout: Layout): readonly FormProblem[] | null {
  const { schemaCode, sheetCode: formCode } = design;
  const [problems, setProblems] = useState<readonly FormProblem[] | null>(null);
  const [check] = useCheckDesignMutation<'form'>();
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const { data } = await check({ ...formDesignName({ schemaCode, sheetCode: formCode }), form: formOf(layout) });
      if (!isOld && data !== undefined) setProblems(data.problems);
    };
    const timer = setTimeout(() => void ask(), settle);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [check, schemaCode, formCode, layout]);
  return problems;
}

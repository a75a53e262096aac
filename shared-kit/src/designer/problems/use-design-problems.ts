import { useCheckDesignMutation } from '../../api/designs.api.ts';
import type { DesignCalls } from '../../contract/design-calls.ts';
import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import type { DesignKind } from '../../contract/designs.schema.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** Pause after the last change, in ms. */
const settle = 600;

/** Problems as the check of a kind lists them. */
type Problems<K extends DesignKind> = DesignPart<K, 'check'>['problems'];

/** A design as it is sent to be checked: its content is that of its kind. */
type Checked<K extends DesignKind> = DesignCalls<K>['checkDesign']['input'];

interface CheckedDesign<K extends DesignKind, TDocument> {
  readonly name: { readonly kind: K; readonly designKey: string };
  /** As it is in the designer. */
  readonly document: TDocument;
  contentOf(document: TDocument): DesignPart<K, 'checked'>;
}

/** Returns what the server finds about a design as it is in the designer, after each pause; null until the first answer. */
export function useDesignProblems<K extends DesignKind, TDocument>({
  name: { kind, designKey },
  document,
  contentOf,
}: CheckedDesign<K, TDocument>): Problems<K> | null {
  const [problems, setProblems] = useState<Problems<K> | null>(null);
  const [check] = useCheckDesignMutation<K>();
  const ask = useEffectEvent((of: TDocument) => check({ kind, designKey, ...contentOf(of) } as Checked<K>));
  useEffect(() => {
    let isOld = false;
    const find = async () => {
      const { data } = await ask(document);
      if (!isOld && data !== undefined) setProblems(data.problems);
    };
    const timer = setTimeout(() => void find(), settle);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [document]);
  return problems;
}

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { commonTexts } from '../../i18n/common.texts.ts';
import { CloseCircleFilled } from '../icons/index.ts';

const ClearStop = createContext(true);

/** Holds editors that a key of their own empties, as cells do: what clears one is no stop of the Tab key. */
export function WithoutClearStop({ children }: { readonly children: ReactNode }) {
  return <ClearStop value={false}>{children}</ClearStop>;
}

/** The library's button cannot be told so: it is reached from its icon. */
function leaveOut(icon: HTMLElement | null): void {
  icon?.closest('button')?.setAttribute('tabindex', '-1');
}

/**
 * Returns the value for `allowClear` of an antd input or select: a button that empties it, named in the user's
 * language. antd names it in English whatever the language.
 */
export function useClear(): { readonly clearIcon: ReactNode; readonly label: string } {
  const label = commonTexts.useT()('clear');
  const isStop = useContext(ClearStop);
  return useMemo(() => {
    const stop = isStop ? {} : { ref: leaveOut };
    return { clearIcon: <CloseCircleFilled aria-label={label} {...stop} />, label };
  }, [label, isStop]);
}

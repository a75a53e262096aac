import { type ReactNode, useMemo } from 'react';
import { commonTexts } from '../../i18n/common.texts.ts';
import { CloseCircleFilled } from '../icons/index.ts';

/**
 * What `allowClear` of an antd input or select takes: a button that empties it, named in the user's language. antd
 * names it in English whatever the language.
 */
export function useClear(): { readonly clearIcon: ReactNode; readonly label: string } {
  const label = commonTexts.useT()('clear');
  return useMemo(() => ({ clearIcon: <CloseCircleFilled aria-label={label} />, label }), [label]);
}

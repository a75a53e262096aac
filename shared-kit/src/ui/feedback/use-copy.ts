import { uiTexts } from '../texts/index.ts';
import { copyText } from './copy-text.ts';
import { useToast } from './use-toast.tsx';

/** Puts details for support on the clipboard, and says so; where that is refused, says how to copy by hand. */
export function useCopy(): (details: string) => void {
  const t = uiTexts.useT();
  const toast = useToast();
  return (details) =>
    void copyText(details).then((isCopied) =>
      isCopied ? toast.success(t('error.copied')) : toast.warning(t('error.copyFailed')),
    );
}

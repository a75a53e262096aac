import { uiTexts } from '../texts/index.ts';
import { useToast } from './use-toast.tsx';

/** Puts details for support on the clipboard, and says so; where that is refused, says how to copy by hand. */
export function useCopy(): (details: string) => void {
  const t = uiTexts.useT();
  const toast = useToast();
  return (details) => {
    // The clipboard is missing where the page is not served securely.
    const copied = navigator.clipboard?.writeText(details);
    Promise.resolve(copied ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('error.copied')),
      () => toast.warning(t('error.copyFailed')),
    );
  };
}

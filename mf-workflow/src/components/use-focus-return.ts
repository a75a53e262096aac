import { useEffect, useState } from 'react';

/** For dialogs that are drawn only while they are open: gives the focus back to what had it before. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Once the dialog is gone: until then it keeps the focus inside.
      setTimeout(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}

import { useRef, useState } from 'react';

/**
 * Returns whether a tip or popup is open that a press on its owner ends for good, until the pointer comes again: opening late
 * above a dialog that the press opened, it would take the dialog's Esc.
 */
export function useCloseOnPress() {
  const [isOpen, setIsOpen] = useState(false);
  const isEnded = useRef(false);
  return {
    isOpen,
    /** For the tip's `onOpenChange`. */
    change: (open: boolean) => setIsOpen(open && !isEnded.current),
    /** For `onPointerEnter` of what the tip belongs to. */
    allow: () => {
      isEnded.current = false;
    },
    /** Closes it on a press of its owner. */
    closeOnPress: () => {
      isEnded.current = true;
      setIsOpen(false);
    },
  };
}

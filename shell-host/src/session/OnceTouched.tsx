import { type ReactNode, useEffect, useState } from 'react';
import { onTouch } from './attendance.ts';

/** Shows its children from the first touch of the page on: what they do is not done for a page that nobody is at. */
export function OnceTouched({ children }: { readonly children: ReactNode }) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => onTouch(() => setTouched(true)), []);
  return isTouched ? children : null;
}

import type { ElementType, Key, ReactElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * Creates an element for the JSX of a remote from a development server. React's production build has none, and such a
 * remote also runs inside a released shell (`?override=`).
 */
export function jsxDEV(type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean): ReactElement {
  return (isStatic ? jsxs : jsx)(type, props, key);
}

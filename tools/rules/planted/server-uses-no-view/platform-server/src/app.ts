import * as borrowed from '../../shared-kit/src/remotes/react.tsx';

export const mine = borrowed;

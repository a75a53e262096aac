import * as borrowed from './Sheet.tsx';

export const mine = borrowed;

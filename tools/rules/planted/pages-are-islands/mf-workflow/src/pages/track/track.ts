import * as borrowed from '../center/center.ts';

export const mine = borrowed;

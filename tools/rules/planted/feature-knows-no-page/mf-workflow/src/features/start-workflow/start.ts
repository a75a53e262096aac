import * as borrowed from '../../pages/center/center.ts';

export const mine = borrowed;

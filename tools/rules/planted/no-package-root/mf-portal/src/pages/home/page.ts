import * as borrowed from '../../../../shared-kit/src/index.ts';

export const mine = borrowed;

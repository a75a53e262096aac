import * as borrowed from '../../shared-kit/src/api/index.ts';

export const mine = borrowed;

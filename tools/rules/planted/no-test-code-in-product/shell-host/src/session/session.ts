import * as borrowed from '../../../shared-kit/src/testing/index.ts';

export const mine = borrowed;

import * as borrowed from './files.policy.ts';

export const mine = borrowed;

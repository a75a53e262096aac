import * as borrowed from '../../demo/organisation.ts';

export const mine = borrowed;

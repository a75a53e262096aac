import * as borrowed from '../../../mf-portal/src/exposes.ts';

export const mine = borrowed;

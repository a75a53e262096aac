import * as borrowed from '../../../shell-host/src/session/currency.ts';

export const mine = borrowed;

import * as borrowed from '../../../../mf-print/src/pages/preview/columns.ts';

export const mine = borrowed;

import * as borrowed from '@rc-component/table';

export const mine = borrowed;

import * as borrowed from '@ant-design/icons';

export const mine = borrowed;

import * as borrowed from 'antd/es';

export const mine = borrowed;

import * as borrowed from 'antd';

export const mine = borrowed;

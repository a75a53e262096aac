import * as borrowed from '../users/users.service.ts';

export const mine = borrowed;

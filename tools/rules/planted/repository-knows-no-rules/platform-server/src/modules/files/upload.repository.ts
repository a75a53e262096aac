import * as borrowed from '@fastify/multipart';

export const mine = borrowed;

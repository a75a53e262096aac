/** Records that are printed in one go: they are kept, loaded and noted together. */
export const mostPrinted = 500;

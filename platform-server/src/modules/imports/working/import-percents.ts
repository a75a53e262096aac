/** The share of the work, of 100, that is done when the file is read, whether its records are written meanwhile or later. */
export const whenRead = 80;
/** The share that is done when all of its records are on their way. */
export const whenStaged = 98;

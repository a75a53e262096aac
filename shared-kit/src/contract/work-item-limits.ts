/** Items that one call handles at most: more are sent one call after the other, so that progress can be shown. */
export const mostInBulk = 100;

/** Items that are reviewed side by side at most. */
export const mostInReview = 200;

/** Days for which deleted records stay in the recycle bin. */
export const recycleBinDays = 30;

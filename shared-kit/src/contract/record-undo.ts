/** Days for which an operation on many records can be undone: by then people work with what it left. */
export const undoDays = 7;

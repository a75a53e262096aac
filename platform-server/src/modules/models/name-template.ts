/** Piece of a name template: `{customer}`. */
export const templatePiece = /\{(\w+)\}/g;

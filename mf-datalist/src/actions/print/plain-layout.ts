/** The id by which the preview knows the layout that it makes from the form itself. */
export const plainLayout = 'plain';

/** Remembers the properties of an object, and returns what puts them back and removes those that were added. */
export function rememberExactly(object: object): () => void;

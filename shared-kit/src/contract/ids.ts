declare const kindOf: unique symbol;

/** Text that is the id or code of one kind of thing; that of another kind is another type. */
type Branded<K extends string> = string & { readonly [kindOf]: K };

/** A value as it is on the wire, where ids are plain text: what tests write and what a client sends. */
export type Wire<T> = T extends Branded<string> ? string : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;

/** Id of a record of a business model. */
export type RecordId = Branded<'record'>;

/** Returns text that is known to be the id of a record, as that of an address or of a database row, as one. */
export const asRecordId = (text: string) => text as RecordId;

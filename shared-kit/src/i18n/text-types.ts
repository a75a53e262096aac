/** A text whose English (or Chinese) form depends on the parameter `count`. */
export interface PluralText {
  readonly one: string;
  readonly other: string;
}

/** Nested texts of one area in one language. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The other language's texts: the same keys, where a text may be a plural pair instead of one text. */
export type SameShape<TTree> = {
  readonly [K in keyof TTree]: TTree[K] extends string ? string | PluralText : SameShape<TTree[K]>;
};

/** The dotted keys of a tree: `'filter.clear'`. */
export type TextKey<TTree> = {
  [K in keyof TTree & string]: TTree[K] extends string ? K : `${K}.${TextKey<TTree[K]>}`;
}[keyof TTree & string];

type TextAt<TTree, TKey extends string> = TKey extends keyof TTree
  ? TTree[TKey]
  : TKey extends `${infer THead}.${infer TRest}`
    ? THead extends keyof TTree
      ? TextAt<TTree[THead], TRest>
      : never
    : never;

type ParamNames<TText> = TText extends `${string}{{${infer TName}}}${infer TRest}`
  ? TextParamName<TName> | ParamNames<TRest>
  : never;
/** `{{count, number}}` is the parameter `count`, written as the language groups digits. */
type TextParamName<TName extends string> = TName extends `${infer TOnly}, ${string}` ? TOnly : TName;

/** Parameters that a text needs besides its key: nothing, or one object with every `{{name}}` of the Chinese text. */
export type TextParams<TTree, TKey extends string> = [ParamNames<TextAt<TTree, TKey>>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<TextAt<TTree, TKey>>, string | number>>];

/** Looks a text up in the language it was made for. */
export type Translate<TTree> = <TKey extends TextKey<TTree>>(key: TKey, ...params: TextParams<TTree, TKey>) => string;

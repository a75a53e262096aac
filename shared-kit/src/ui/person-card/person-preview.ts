/** Person whom a card is about, as far as they are known before it is fetched. */
export interface PersonPreview {
  readonly id: string;
  readonly name: string;
  readonly name_i18n?: string | null | undefined;
  readonly imgUrl?: string | null | undefined;
}

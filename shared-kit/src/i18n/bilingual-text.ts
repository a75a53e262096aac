/** Words for readers of both languages. */
export interface BilingualText {
  readonly zh: string;
  readonly en: string;
}

/** Returns words for readers of both languages, Chinese first. */
export const bilingual = (zh: string, en: string): BilingualText => ({ zh, en });

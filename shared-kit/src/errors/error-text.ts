/** Text of an error: what happened, and what to do next. `{name}` stands for a parameter. */
export interface ErrorText {
  readonly message: string;
  readonly hint: string;
}

/** The same in both languages. */
export type BilingualErrorText = Readonly<Record<'zh' | 'en', ErrorText>>;

/** Returns both texts of an error from what happened in Chinese and English, then what to do next in Chinese and English. */
export const text = (zh: string, en: string, zhHint: string, enHint: string): BilingualErrorText => ({
  zh: { message: zh, hint: zhHint },
  en: { message: en, hint: enHint },
});

import { i18next } from './instance.ts';
import { isLocale, localeFrom, type Locale } from './locale.ts';

/** Shell spec, section 1: the language is remembered in local storage. */
const storageKey = 'language';

/** The parts of a browser that are used here; all are missing on the server. */
interface BrowserGlobals {
  readonly document?: { readonly documentElement: { lang: string } };
  readonly localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  readonly navigator?: { readonly language?: string };
}

const browser = globalThis as BrowserGlobals;

/** The user's language now. */
export function currentLocale(): Locale {
  return isLocale(i18next.language) ? i18next.language : 'zh';
}

/** Starts in the given language, else in the remembered one, else in the browser's. Returns the language used. */
export function initI18n(locale?: Locale): Locale {
  const start = locale ?? rememberedLocale() ?? localeFrom(browser.navigator?.language);
  applyLocale(start);
  return start;
}

/** Switches every mounted component to a language without a reload and remembers it. */
export function changeLocale(locale: Locale): void {
  applyLocale(locale);
  try {
    browser.localStorage?.setItem(storageKey, locale);
  } catch {
    // Storage can be full or forbidden; the language then lasts for this tab only.
  }
}

function applyLocale(locale: Locale): void {
  void i18next.changeLanguage(locale);
  if (browser.document) browser.document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
}

function rememberedLocale(): Locale | null {
  try {
    const remembered = browser.localStorage?.getItem(storageKey);
    return isLocale(remembered) ? remembered : null;
  } catch {
    return null;
  }
}

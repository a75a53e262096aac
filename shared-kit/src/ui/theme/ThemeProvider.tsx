import 'antd/dist/antd.css';
import './global.css';
import 'dayjs/locale/zh-cn.js';
import { App, ConfigProvider } from 'antd/es';
import enUS from 'antd/es/locale/en_US.js';
import zhCN from 'antd/es/locale/zh_CN.js';
import dayjs from 'dayjs';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { type Locale, useLocale } from '../../i18n/index.ts';
import { returnFocus } from '../focus/index.ts';
import { porticoVariables } from './portico-variables.ts';
import { themeConfig, tokenScope } from './theme-config.ts';
import type { Outward, ThemeName } from './themes.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** The theme in use. */
export interface CurrentTheme {
  readonly name: ThemeName;
  readonly outward: Outward;
}

interface ThemeProviderProps {
  readonly theme: CurrentTheme;
  /** The page's style nonce; without one, styles are blocked wherever the content policy asks for it. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

const ThemeContext = createContext<CurrentTheme>({ name: 'default', outward: 'light' });

const languages: Readonly<Record<Locale, { antd: typeof zhCN; dayjs: string; html: string }>> = {
  zh: { antd: zhCN, dayjs: 'zh-cn', html: 'zh-CN' },
  en: { antd: enUS, dayjs: 'en', html: 'en' },
};

/** The theme in use, for the few things that CSS variables do not reach (charts, canvases). */
export function useTheme(): CurrentTheme {
  return useContext(ThemeContext);
}

/** Dresses everything below in a theme and in the user's language, without a reload when either changes. */
export function ThemeProvider({ theme, nonce, children }: ThemeProviderProps) {
  const { name, outward } = theme;
  const locale = useLocale();
  const isStill = useReducedMotion();
  const value = useMemo(() => ({ name, outward }), [name, outward]);
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  useLayoutEffect(() => dressRoot(name, outward), [name, outward]);
  useLayoutEffect(() => speak(locale), [locale]);
  useLayoutEffect(() => returnFocus(document), []);
  return (
    <ConfigProvider
      theme={themeConfig(name, outward, isStill)}
      locale={languages[locale].antd}
      csp={csp}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      <ThemeContext value={value}>
        <App component={false} message={{ maxCount: 1, duration: 2 }}>
          {children}
        </App>
      </ThemeContext>
    </ConfigProvider>
  );
}

function dressRoot(name: ThemeName, outward: Outward): void {
  const root = document.documentElement;
  root.classList.add(tokenScope);
  root.dataset['theme'] = name;
  root.style.colorScheme = outward;
  for (const [variable, value] of Object.entries<string>(porticoVariables(name, outward))) {
    root.style.setProperty(variable, value);
  }
}

function speak(locale: Locale): void {
  dayjs.locale(languages[locale].dayjs);
  document.documentElement.lang = languages[locale].html;
}

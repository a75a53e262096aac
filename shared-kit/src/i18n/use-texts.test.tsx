import { act, render, screen } from '@testing-library/react';
import { changeLocale, commonTexts, currentLocale, initI18n, useLocale } from './index.ts';

function Label() {
  const t = commonTexts.useT();
  return (
    <p>
      {useLocale()}: {t('save')}
    </p>
  );
}

describe('the language of the page', () => {
  beforeEach(() => localStorage.clear());

  it('switches every mounted component at once and is remembered', () => {
    initI18n('zh');
    render(<Label />);
    expect(screen.getByText('zh: 保存')).toBeTruthy();

    act(() => changeLocale('en'));

    expect(screen.getByText('en: Save')).toBeTruthy();
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('starts in the remembered language', () => {
    localStorage.setItem('language', 'en');
    expect(initI18n()).toBe('en');
    expect(currentLocale()).toBe('en');
  });

  it('starts in the language of the browser when nothing sensible is remembered', () => {
    localStorage.setItem('language', 'fr');
    expect(initI18n()).toBe('en');
  });
});

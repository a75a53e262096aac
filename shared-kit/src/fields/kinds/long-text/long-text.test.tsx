import { render, screen } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { displayValue, formatValue } from '../../index.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';
import { FieldCell, FieldReader } from '../../ui.ts';

const property = itemOf(1);
const markup = '请看 <a href="x">这里</a>';

beforeEach(() => {
  initI18n('zh');
});

describe('long text with HTML tags', () => {
  it.each(['zh', 'en'] as const)('is not shown in a list, on a form or on paper in %s', (locale) => {
    initI18n(locale);
    const refusal = { zh: '该内容不支持展示', en: 'This content cannot be shown' }[locale];
    const { container } = render(<FieldCell property={property} value={markup} locale={locale} />);
    expect(container).toHaveTextContent(new RegExp(`^${refusal}$`));
    const reader = render(<FieldReader property={property} value={markup} />);
    expect(reader.container).toHaveTextContent(new RegExp(`^${refusal}$`));
    expect(displayValue(property, markup, { locale })).toBe(refusal);
  });

  it.each(['<br>', '</p>', '<IMG\nsrc=x onerror=alert(1)>', 'a<b>c'])('is known by %s', (text) => {
    expect(displayValue(property, text, { locale: 'zh' })).toBe('该内容不支持展示');
  });

  it.each(['1 < 2', 'a <- b', '<3', 'x > y', '<>'])('is not meant by %s', (text) => {
    expect(displayValue(property, text, { locale: 'zh' })).toBe(text);
  });

  it('is exported and edited as it is', () => {
    expect(formatValue(property, markup, { locale: 'zh' })).toBe(markup);
    showField({ property, start: markup });
    expect(screen.getByRole('textbox', { name: '数据项' })).toHaveValue(markup);
  });
});

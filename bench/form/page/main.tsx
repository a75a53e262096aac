import { initI18n } from '@portico/shared-kit/i18n';
import { connectLocale } from '@portico/shared-kit/i18n/react';
import { ThemeProvider } from '@portico/shared-kit/ui/theme';
import { createRoot } from 'react-dom/client';
import { bareForm } from './bare-form.ts';
import { OurForm } from './OurForm.tsx';

/** Shows one of the two forms; the bench calls it from outside and types into it. */
function showForm(name: 'ours' | 'bare', outward: 'light' | 'dark' = 'light'): void {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  if (name === 'bare') place.append(bareForm());
  else
    createRoot(place).render(
      <ThemeProvider theme={{ name: 'default', outward }}>
        <OurForm />
      </ThemeProvider>,
    );
}

initI18n(location.hash === '#zh' ? 'zh' : 'en');
connectLocale();
Object.assign(window, { showForm });

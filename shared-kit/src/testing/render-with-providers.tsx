import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, type PortalStore } from '../api/index.ts';
import { changeLocale, type Locale } from '../i18n/index.ts';
import { type ShellApi, ShellProvider } from '../remotes/react.tsx';
import { ThemeProvider } from '../ui/theme/index.ts';
import { giveElementsSizes } from './element-sizes.ts';
import { makeShellDouble, type ShellCalls } from './shell-double.ts';

export interface RenderOptions {
  readonly locale?: Locale;
  /** The address the page is opened at. */
  readonly path?: string;
  /** Members of the shell that this test replaces. */
  readonly shell?: Partial<ShellApi>;
}

export interface Rendered extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  /** Types and clicks without asking jsdom whether each ancestor takes pointer events: that costs seconds. */
  readonly user: UserEvent;
  readonly store: PortalStore;
  readonly shell: ShellCalls;
}

const RenderedContext = createContext<ReactNode>(null);

/** The element under test, inside the one route of the router. */
function RenderedElement() {
  return useContext(RenderedContext);
}

/** Renders as the portal would: theme without style rules, texts, a fresh store, a router and the shell's double. */
export function renderWithProviders(element: ReactElement, options: RenderOptions = {}): Rendered {
  const { locale = 'zh', path = '/' } = options;
  giveElementsSizes();
  changeLocale(locale);
  const store = makeStore();
  const { shell, calls } = makeShellDouble(options.shell);
  const router = createMemoryRouter([{ path: '*', element: <RenderedElement /> }], { initialEntries: [path] });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <ThemeProvider theme={{ name: 'default', outward: 'light' }}>
        <ShellProvider shell={shell}>
          <RenderedContext value={children}>
            <RouterProvider router={router} />
          </RenderedContext>
        </ShellProvider>
      </ThemeProvider>
    </Provider>
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { container, rerender, unmount } = render(element, { wrapper });
  return { container, rerender, unmount, user, store, shell: calls };
}

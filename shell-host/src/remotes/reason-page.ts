import { currentLocale } from '@portico/shared-kit/i18n';
import { describeFailure, type Failure } from './failures.ts';
import styles from './reason-page.module.css';
import { remotesTexts } from './remotes.texts.ts';

/** Reason for which there is a reason page in a remote’s place. */
export interface Reason extends Failure {
  /** The page's or remote's name, in the user's language. */
  readonly page: string;
  readonly owner?: { readonly team: string; readonly contact: string } | undefined;
  /** Facts that support needs: remote, build, composition. One fact a line in the copied text. */
  readonly facts: Readonly<Record<string, string>>;
  /** Finds the failure in the server's log; absent where the log was not told. */
  readonly traceId?: string;
  readonly onRetry: () => void;
  /** Absent where nothing is overridden. */
  readonly onReset?: (() => void) | undefined;
}

/**
 * Draws why a page is not there, with a way to try again. Plain DOM on purpose: it also works when React itself is
 * what broke. Replaces the content of `place`.
 */
export function drawReason(place: HTMLElement, reason: Reason): void {
  const t = remotesTexts.translator(currentLocale());
  const { failure, page } = reason;
  const { code, message, hint } = describeFailure(failure, page, currentLocale());
  const box = element('section', styles.box);
  box.setAttribute('role', 'alert');
  box.dataset['failure'] = failure;
  box.append(
    element('h2', styles.title, message),
    element('p', styles.text, hint),
    element('p', styles.hint, t('code', { code: String(code), failure })),
  );
  if (reason.owner) box.append(element('p', styles.hint, t('owner', reason.owner)));
  if (reason.traceId) box.append(element('p', styles.hint, t('trace', { id: reason.traceId })));
  box.append(buttons(reason));
  place.replaceChildren(box);
}

function buttons(reason: Reason): HTMLElement {
  const t = remotesTexts.translator(currentLocale());
  const row = element('div', styles.buttons);
  const copy = button(t('copy'), () => {
    void navigator.clipboard.writeText(details(reason)).then(() => (copy.textContent = t('copied')));
  });
  row.append(button(t('retry'), reason.onRetry, styles.primary), copy);
  if (reason.onReset) row.append(button(t('reset'), reason.onReset));
  return row;
}

/** The text that "copy details" puts on the clipboard. */
function details({ failure, detail, page, facts, traceId = '' }: Reason): string {
  const lines = Object.entries({
    page,
    error: String(describeFailure(failure, page, 'en').code),
    failure,
    detail,
    ...facts,
    trace: traceId,
    address: location.href,
    time: new Date().toISOString(),
  });
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function element(tag: string, className: string | undefined, text?: string): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function button(text: string, onClick: () => void, extra = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `${styles.button} ${extra}`;
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

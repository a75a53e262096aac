import './remotes/provide.ts';
import { initI18n } from '@portico/shared-kit/i18n';
import { start } from './app/start.tsx';
import { drawReason } from './remotes/reason-page.ts';

initI18n();
const place = document.getElementById('portico');
if (place) {
  try {
    start(place);
  } catch (error) {
    const detail = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    drawReason(place, { page: 'Portico', failure: 'threw', detail, facts: {}, onRetry: () => location.reload() });
  }
}

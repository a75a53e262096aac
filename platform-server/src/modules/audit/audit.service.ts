import type { CallRecorder } from '../../plugins/call-recorder.ts';
import type { AuditPage, ExportAuditInput, SearchAuditInput } from '@portico/shared-kit/contract/audit.schema';
import { mostExported } from '@portico/shared-kit/contract/audit.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { listsOf } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { csvHead, csvLine } from './audit-csv.ts';
import { cursorOf, cursorText, presentEvent } from './audit.presenter.ts';
import { type EventCursor, searchEvents } from './audit.repository.ts';
import { callRecorder } from './audited-call.ts';
import { pruneTrail } from './prune-trail.ts';
import { type Sealing, sealTrail } from './seal-trail.ts';
import { type Anchor, type Verification, verifyTrail } from './verify-trail.ts';

/** The audit trail: what records it, what reads it, and what keeps its chain. */
export interface AuditService {
  /** Records the calls of endpoints. */
  readonly calls: CallRecorder;
  /** A page of the events that the question finds, the newest first. Throws requestInvalid for a cursor that is none. */
  search(user: SignedInUser, input: SearchAuditInput): Promise<AuditPage>;
  /** The found events as parts of a CSV file, up to `mostExported` lines, words in the reader's language. */
  exportCsv(user: SignedInUser, input: ExportAuditInput, locale: Locale): AsyncGenerator<string>;
  /** Seals what was recorded since the last time. */
  seal(signal?: AbortSignal): Promise<Sealing>;
  /** Verifies the chain from where retention left it. */
  verify(anchor?: Anchor): Promise<Verification>;
  /** Removes what is older than AUDIT_DAYS and records that. @returns how many events */
  prune(): Promise<number>;
}

/** Events that an export reads at once. */
const exportPage = 1000;

/** The audit trail of an organisation. */
export function auditService(platform: Platform): AuditService {
  const { connections, corpId } = platform;
  return {
    calls: callRecorder(platform),

    async search(user, { cursor, size, ...asked }) {
      const after = cursor === undefined ? null : cursorOf(cursor);
      if (after !== null && Number.isNaN(after.at.getTime())) throw appError('requestInvalid', { detail: 'cursor' });
      const found = await searchEvents(listsOf(connections, user), corpId, asked, { after, limit: size + 1 });
      const shown = found.slice(0, size);
      const last = found.length > size ? shown.at(-1) : undefined;
      return { content: shown.map(presentEvent), cursor: last === undefined ? null : cursorText(last) };
    },

    async *exportCsv(user, asked, locale) {
      yield csvHead(locale);
      let after: EventCursor | null = null;
      for (let left = mostExported; left > 0; ) {
        const wish = { after, limit: Math.min(exportPage, left) };
        const events = await searchEvents(listsOf(connections, user), corpId, asked, wish);
        if (events.length > 0) yield events.map((event) => csvLine(event, locale)).join('');
        after = events.at(-1) ?? null;
        left = events.length < wish.limit ? 0 : left - events.length;
      }
    },

    seal: (signal) => sealTrail(platform, signal),
    verify: (anchor) => verifyTrail(platform, anchor),
    prune: () => pruneTrail(platform),
  };
}

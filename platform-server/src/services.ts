import { type SessionService, sessionService, tokenSecret } from './modules/session/index.ts';
import type { Platform } from './platform.ts';

/** Every module's service, wired once. Modules know each other only through what they are handed here. */
export interface Services {
  readonly sessions: SessionService;
}

/** Wires the modules on a platform. */
export function buildServices(platform: Platform): Services {
  return { sessions: sessionService(platform, tokenSecret(platform.config)) };
}

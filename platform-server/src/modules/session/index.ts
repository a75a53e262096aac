export { joinedNames } from './joined-names.ts';
export { tokenSecrets } from './token-secret.ts';
export { hashPassword } from './password.ts';
export { registerProxySignIn } from './proxy-sign-in.routes.ts';
export type { ClientFacts } from './session-tokens.ts';
export { registerSession } from './session.routes.ts';
export { type SessionService, sessionService } from './session.service.ts';

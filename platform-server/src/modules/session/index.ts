export { joinedNames } from './joined-names.ts';
export { tokenSecret } from './token-secret.ts';
export { hashPassword } from './password.ts';
export { registerSession } from './session.routes.ts';
export { type SessionService, sessionService } from './session.service.ts';

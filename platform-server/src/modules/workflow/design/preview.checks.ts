/** Returns what the engine decides of a diagram that is not published, for the thread of checks. */
export { askEngine } from '../commands/decide-command.ts';

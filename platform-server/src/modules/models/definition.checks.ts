/** Returns the problems of a definition, for the thread of checks: its expressions and patterns are tried. */
export { definitionProblems } from './check-definition.ts';

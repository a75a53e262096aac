/** The state that the test files of one worker share, by project: their page or context and the modules they have loaded. */
const states = new Map();

/**
 * Returns the shared state of a project in this worker: one environment, the runtime of the file that runs now,
 * the evaluated modules and their source maps.
 */
function stateOf(projectId) {
  const known = states.get(projectId);
  if (known !== undefined) return known;
  const state = { environment: null, runtime: null, modules: new Map(), sourceMaps: new Map() };
  states.set(projectId, state);
  return state;
}

/**
 * Returns whether a test file asks for modules and globals of its own by `@isolated <reason>` in its first comment.
 * @param pragmas the docblock as jest parses it
 */
function isIsolated(pragmas) {
  return 'isolated' in pragmas;
}

module.exports = { stateOf, isIsolated };

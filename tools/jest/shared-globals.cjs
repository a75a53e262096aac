// What jest-circus keeps on the global object for one test file.
const ofOneFile = new Set([
  'JEST_STATE_SYMBOL',
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
]);

/** Node's own globals are defined when they are first read, which is no change. */
function isUnchanged(before, now, name) {
  if (now === undefined) return false;
  if ('value' in before) return now.value === before.value;
  return now.get === before.get || ('value' in now && now.value === globalThis[name]);
}

/** Remembers the properties of an object that can be put back, and returns what puts back those that were replaced. */
function rememberProperties(object) {
  const before = Object.entries(Object.getOwnPropertyDescriptors(object)).filter(
    ([, { configurable }]) => configurable,
  );
  return () => {
    for (const [name, descriptor] of before) {
      const now = Object.getOwnPropertyDescriptor(object, name);
      if (!isUnchanged(descriptor, now, name)) Object.defineProperty(object, name, descriptor);
    }
  };
}

/** As `rememberProperties`, for an object to which no module adds anything for good: what was added is removed as well. */
function rememberExactly(object) {
  const known = new Set(Object.keys(Object.getOwnPropertyDescriptors(object)));
  const restore = rememberProperties(object);
  return () => {
    restore();
    for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      if (configurable && !known.has(name)) delete object[name];
    }
  };
}

/** Remembers the globals and returns what puts them back: those that a test file replaced, and jest's own of the file. */
function rememberGlobals(global) {
  const restore = rememberProperties(global);
  const exit = global.process?.exit;
  return () => {
    restore();
    for (const symbol of Object.getOwnPropertySymbols(global)) {
      if (ofOneFile.has(symbol.description)) delete global[symbol];
    }
    if (exit !== undefined) global.process.exit = exit;
  };
}

/** A console that writes to the one the environment has now: each test file brings its own. */
function currentConsole(environmentOf) {
  return new Proxy(console, { get: (_, method) => (environmentOf()?.global.console ?? console)[method] });
}

module.exports = { rememberGlobals, rememberExactly, currentConsole };

/**
 * jest resolves as `require` does. Packages that are published as ES modules only offer no `require` condition,
 * so a name that cannot be found that way is looked up a second time as `import` would.
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    const conditions = [...(options.conditions ?? []).filter((name) => name !== 'require'), 'import'];
    try {
      return options.defaultResolver(request, { ...options, conditions });
    } catch {
      throw error;
    }
  }
};

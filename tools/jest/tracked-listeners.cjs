/**
 * Returns what removes the listeners that were added to a target since it was last called, as closing its page would.
 * @param isTracked whether listeners for a type of event are removed; those that a library adds once for good are not
 */
function trackListeners(target, isTracked) {
  const added = [];
  const add = target.addEventListener.bind(target);
  target.addEventListener = (type, listener, options) => {
    if (isTracked(type)) added.push([type, listener, options]);
    add(type, listener, options);
  };
  return () => {
    for (const [type, listener, options] of added.splice(0)) target.removeEventListener(type, listener, options);
  };
}

module.exports = { trackListeners };

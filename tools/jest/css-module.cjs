/** A CSS module in a test: every class is named by its key (`styles.headerCell` is "headerCell"). */
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : String(key)) });

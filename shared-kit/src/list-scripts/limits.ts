/** Limits of the scripts of lists; the reasons stand beside each. */
export const scriptLimits = {
  /** Characters of a script. It comes with the definition of the list, which everybody who opens the list waits for. */
  length: 262_144,
  /** Time for reading a script, in ms. */
  loadTime: 500,
  /** Time of one hook or one request of an interface, in ms; people wait for it. */
  callTime: 500,
  /**
   * Looks at the time that a script must have caused before it is stopped, each after some 10,000 steps: half a second of work. So a machine
   * that stands still stops nobody's script. After `patience` times its time it is stopped all the same.
   */
  looks: 2_000,
  patience: 4,
  /** Time that a call may wait for what it asks of the server, in ms. */
  waitTime: 15_000,
  /** Memory of a script, in bytes. */
  memory: 32 * 1024 * 1024,
  /** Memory that what runs a script begins with, in bytes. */
  ownMemory: 16 * 1024 * 1024,
  /** Depth of its calls, in bytes of the stack. */
  stack: 256 * 1024,
  /** Characters that one call may answer. */
  output: 2_000_000,
  /** Changes that one call may make to the list. */
  effects: 20_000,
  /** Characters of one text that is drawn. */
  text: 200,
  /** Descriptions that one cell draws beside each other. */
  pieces: 4,
  /** Requests of one call to the server. */
  requests: 20,
  /** Lines of the console that are kept, the last ones, and characters of each. */
  logLines: 200,
  logLine: 1_000,
  /** Time for fetching the sandbox, in ms (portal spec, section 9: chunk load timeout). */
  fetchTime: 120_000,
} as const;

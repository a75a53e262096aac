/** The state of a database. `behind`: a replica that is too far behind its primary to be asked. */
export type DatabaseState = 'answering' | 'unreachable' | 'restarting' | 'read-only' | 'disk-full' | 'behind';

/** Hooks of each version of scripts, in the order in which a list calls them (portal spec, section 3). */
export const scriptHooks = {
  '1.0': [
    'onPreLoad',
    'onLoad',
    'onRendered',
    'onRowRender',
    'onCellRender',
    'onPreAction',
    'onCustomAction',
    'onActionDone',
  ],
  '1.1': ['onPreLoad', 'onLoad', 'onRendered', 'onPreAction', 'onCustomAction', 'onActionDone'],
} as const;

export type ScriptVersion = keyof typeof scriptHooks;
export type ScriptHook = (typeof scriptHooks)['1.0'][number];

/** Interfaces of a list whose data a script may add to or replace (portal spec, section 4). */
export const scriptApis = ['list'] as const;
export type ScriptApi = (typeof scriptApis)[number];

/** Reads that scripts may ask of the server, by the operation of the endpoint; each is answered by the reader’s rights. */
export const scriptReads = ['queryRecords', 'groupRecords', 'getRecord'] as const;
export type ScriptRead = (typeof scriptReads)[number];

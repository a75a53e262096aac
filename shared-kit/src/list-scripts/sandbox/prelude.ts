/**
 * Program that every script meets in its sandbox, as text: it reads the script's object, makes what hooks are handed, calls them and
 * answers in JSON. It runs where the script runs, so that nothing it answers is trusted: the page reads every answer again.
 * `host` has what leads out: `ask` for requests, `log` for the console, `done` for the answer of a call.
 */
export const prelude = String.raw`
((host, names) => {
  'use strict';
  const { stringify, parse } = JSON;
  const { freeze, keys, hasOwn } = Object;
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  let script = null;
  let effects = [];
  let asked = 0;
  let lastAsk = 0;
  const waiting = new Map();

  class Fault extends Error {
    constructor(name, params) {
      super(params.selector === undefined ? name : names[name].replace('{selector}', params.selector));
      this.fault = { name, params };
    }
  }

  const printed = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return value.name + ': ' + value.message;
    try {
      return stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const line = (level) => (...values) => host.log(level, values.map(printed).join(' ').slice(0, names.logLine));
  globalThis.console = freeze({
    log: line('log'),
    info: line('log'),
    debug: line('log'),
    warn: line('warn'),
    error: line('error'),
  });

  const problemOf = (value) => {
    if (typeof value === 'function') return { name: 'functionStyle' };
    if (!isObject(value)) return { name: 'notObject' };
    const { options, extensions, hooks, pageConfig } = value;
    if (!isObject(options)) return { name: 'optionsMissing' };
    const { version } = options;
    if (typeof version !== 'string' || version === '') return { name: 'versionMissing' };
    if (!hasOwn(names.hooks, version)) return { name: 'versionUnknown', params: { version: version.slice(0, 40) } };
    if (extensions !== undefined && !isObject(extensions)) return { name: 'extensionsInvalid' };
    return hookProblem(version, hooks) ?? apiProblem(pageConfig);
  };
  const hookProblem = (version, hooks = {}) => {
    if (!isObject(hooks)) return { name: 'hooksInvalid' };
    for (const hook of keys(hooks)) {
      const params = { hook: hook.slice(0, 40), version };
      if (!names.hooks[version].includes(hook)) return { name: 'hookUnknown', params };
      if (typeof hooks[hook] !== 'function') return { name: 'hookInvalid', params };
    }
    return null;
  };
  const apiProblem = (pageConfig = {}) => {
    if (!isObject(pageConfig) || !isObject(pageConfig.apis ?? {})) return { name: 'pageConfigInvalid' };
    const apis = pageConfig.apis ?? {};
    for (const api of keys(apis)) {
      const params = { api: api.slice(0, 40) };
      if (!names.apis.includes(api)) return { name: 'apiUnknown', params };
      if (typeof apis[api] === 'function') continue;
      if (!isObject(apis[api])) return { name: 'apiInvalid', params };
      const { mode, request } = apis[api];
      if (mode !== 'combine' && mode !== 'replace') return { name: 'apiMode', params };
      if (request === undefined || request === null) return { name: 'apiRequestMissing', params };
      if (typeof request !== 'function') return { name: 'apiRequestInvalid', params };
    }
    return null;
  };
  const modesOf = (apis = {}) => {
    const modes = {};
    for (const api of keys(apis)) modes[api] = typeof apis[api] === 'function' ? 'replace' : apis[api].mode;
    return modes;
  };

  const effect = (value) => {
    if (effects.length >= names.effects) throw new RangeError('effects: ' + names.effects);
    effects.push(value);
  };
  const request = (read, input) => {
    if (!names.reads.includes(read)) return Promise.reject(new Fault('readUnknown', { read: String(read).slice(0, 40) }));
    if ((asked += 1) > names.requests) return Promise.reject(new RangeError('requests: ' + names.requests));
    return new Promise((resolve, reject) => {
      const id = (lastAsk += 1);
      waiting.set(id, { resolve, reject });
      host.ask(id, read, stringify(input ?? {}));
    });
  };

  const cells = (state, selector) => {
    const [, row, code] = /^([^.]+)\.([^.]+)$/.exec(String(selector)) ?? [];
    const hasColumn = state.columns.some((column) => column.code === code);
    const rows = state.records.filter(({ id }, index) => row === '*' || row === id || row === String(index + 1));
    if (!hasColumn || (rows.length === 0 && row !== '*')) throw new Fault('cellMissing', { selector: String(selector).slice(0, 200) });
    return freeze({
      rows: freeze(rows),
      show: (description) => {
        for (const { id } of rows) effect({ do: 'cell', id, code, description });
      },
    });
  };
  const head = (state, selector) => {
    const column = state.columns.find(({ code }) => code === selector);
    if (column === undefined) throw new Fault('headMissing', { selector: String(selector).slice(0, 200) });
    return freeze({ title: column.title, show: (description) => effect({ do: 'head', code: column.code, description }) });
  };
  const contextOf = (state) =>
    freeze({
      ...state,
      extensions: script.extensions,
      request,
      notify: (text, tone = 'info') => effect({ do: 'notify', text, tone }),
      refresh: () => effect({ do: 'refresh' }),
      open: (href) => effect({ do: 'open', href }),
      select: (ids) => effect({ do: 'select', ids }),
      cell: (selector) => cells(state, selector),
      head: (selector) => head(state, selector),
    });

  const draw = (state) => {
    const { onRowRender, onCellRender } = script.hooks;
    const context = contextOf(state);
    const rows = [];
    let error = null;
    let failures = 0;
    const attempt = (call) => {
      try {
        return call();
      } catch (thrown) {
        if ((failures += 1) === 1) error = errorOf(thrown);
        return undefined;
      }
    };
    for (const record of state.records) {
      const row = onRowRender && attempt(() => onRowRender.call(script, record, context));
      const drawn = {};
      if (onCellRender) {
        for (const { code } of state.columns) {
          const value = record.data[code] ?? null;
          const cell = attempt(() => onCellRender.call(script, { code, value, record }, context));
          if (cell !== undefined && cell !== null) drawn[code] = cell;
        }
      }
      rows.push({ id: record.id, row: row ?? null, cells: drawn });
    }
    return { value: { rows, failures }, error };
  };

  const calls = {
    hook: ({ hook, state, args }) => script.hooks[hook]?.call(script, ...args, contextOf(state)),
    api: ({ api, state, args }) => {
      const own = script.pageConfig.apis[api];
      return typeof own === 'function' ? own.call(script, ...args, contextOf(state)) : own.request(...args, contextOf(state));
    },
  };
  const errorOf = (thrown) => {
    if (thrown instanceof Fault) return thrown.fault;
    const place = /list-script\.js:(\d+:\d+)/.exec(thrown?.stack ?? '');
    const detail = printed(thrown).slice(0, 500) + (place === null ? '' : ' (' + place[1] + ')');
    return { name: 'execution', params: { detail } };
  };
  const answer = (value, error) => {
    let text;
    try {
      text = stringify({ value, effects, error });
    } catch (thrown) {
      text = stringify({ effects: [], error: errorOf(thrown) });
    }
    host.done(text);
  };

  return {
    accept(value) {
      const problem = problemOf(value);
      if (problem !== null) return stringify({ problem });
      const { hooks = {}, pageConfig = {} } = value;
      script = { ...value, hooks, pageConfig: { ...pageConfig, apis: pageConfig.apis ?? {} }, extensions: value.extensions ?? {} };
      const has = names.hooks[value.options.version].filter((hook) => hook in hooks);
      return stringify({ summary: { version: value.options.version, hooks: has, apis: modesOf(pageConfig.apis) } });
    },
    call(text) {
      effects = [];
      asked = 0;
      const call = parse(text);
      if (call.kind === 'draw') {
        const { value, error } = draw(call.state);
        return answer(value, error);
      }
      new Promise((resolve) => resolve(calls[call.kind](call))).then(
        (value) => answer(value ?? null, null),
        (thrown) => answer(null, errorOf(thrown)),
      );
    },
    settle(id, isAnswered, text) {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (isAnswered) resolve?.(parse(text));
      else reject?.(new Error(text));
    },
  };
})
`;

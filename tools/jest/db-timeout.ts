// Real databases on a loaded machine are slow, not wrong.
jest.setTimeout(60_000);

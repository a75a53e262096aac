// Real databases on a loaded machine are slow, not wrong.
jest.setTimeout(180_000);

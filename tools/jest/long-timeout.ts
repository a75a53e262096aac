// A machine may stand still for many seconds: the limit only ends what would never come.
jest.setTimeout(180_000);

// Behind a promise, for then no function of the whole file's length is running while the modules are. Where a browser wants to know a place in the
// running code, as for the words that it counts as out of date, it reads every running function again from its beginning: a third of a second on a phone.
void import(/* webpackMode: "eager" */ './portal.ts');

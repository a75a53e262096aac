import fc from 'fast-check';

// A run that fails fails again for whoever looks into it; `FC_SEED=<number> npx jest …` looks elsewhere.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_122) });

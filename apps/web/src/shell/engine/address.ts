/**
 * Where the engine is: another program than ours, under its own licence, in files of its own that are served as they come
 * (site-steps/engine.ts, docs/decisions/021). Its version is in the address, so that the files can be kept for ever.
 */
export const ENGINE_FOLDER = '/motor/stockfish-19.0.0';
export const ENGINE_SCRIPT = `${ENGINE_FOLDER}/stockfish-19-lite-single.js`;

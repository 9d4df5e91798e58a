/** Reading games and hands, and what they show. Pure: used by the browser's worker and by tests. */
export {};

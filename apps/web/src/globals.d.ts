/** The year of the build, for the copyright line: the page must read the same prerendered and hydrated. */
declare const __BUILD_YEAR__: number;

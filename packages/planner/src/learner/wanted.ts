/** What is said of a theme that leads to it: it goes badly, or it is asked for. */
export const isWanted = (said: string | undefined): boolean => said === 'no_sabe' || said === 'quiere';

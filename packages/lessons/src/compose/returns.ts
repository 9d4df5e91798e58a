/** When a failed exercise is met again: as many days later, in that day's review. */
export const RETURN_AFTER_DAYS = 3;

/** The one door through which an answer leaves the screen. */
export { recordAttempt } from '../../shell/offline/attempts.ts';

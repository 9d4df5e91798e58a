/** The session has the same timers and the same beat: they live in the shell. */
export * from '../../../shell/timer/format.ts';

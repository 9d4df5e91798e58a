/** Everything that is played against Estratega comes together: parts shared by fewer weigh less in every session. */
export { Here } from './game/here.tsx';
export { PlayOutExercise } from './play-out/play-out-exercise.tsx';

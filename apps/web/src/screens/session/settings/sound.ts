/** A short sound and a short buzz for each verdict. */
export type Feedback = 'jugada' | 'bien' | 'mal';

let audio: AudioContext | undefined;

const NOTES: Readonly<Record<Feedback, readonly number[]>> = { jugada: [330], bien: [523, 784], mal: [220] };
const BUZZ: Readonly<Record<Feedback, number | number[]>> = { jugada: 10, bien: [20, 40, 20], mal: 60 };
const NOTE_SECONDS = 0.09;

export function sound(kind: Feedback): void {
  navigator.vibrate?.(BUZZ[kind]);
  try {
    audio ??= new AudioContext();
    for (const [i, frequency] of NOTES[kind].entries()) {
      const start = audio.currentTime + i * NOTE_SECONDS;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = frequency;
      tone.type = 'triangle';
      loudness.gain.setValueAtTime(0.08, start);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS * 2);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + NOTE_SECONDS * 2);
    }
  } catch {
    // A browser without sound stays silent.
  }
}

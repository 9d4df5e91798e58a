import { Button } from '../../../ui/button/button.tsx';
import { SoundIcon, SoundOffIcon } from '../icons.tsx';
import { setFeedback, useFeedback } from './feedback.ts';

export function FeedbackButton() {
  const on = useFeedback();
  return (
    <Button
      kind="icon"
      className="s-sonido"
      role="switch"
      aria-checked={on}
      aria-label="Sonido y vibración"
      onClick={() => setFeedback(!on)}
    >
      {on ? <SoundIcon /> : <SoundOffIcon />}
    </Button>
  );
}

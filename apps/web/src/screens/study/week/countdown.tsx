import { countdown, remainingMs } from '@estratega/domain';
import { useSecond } from '../clock.ts';
import { count } from '../words.ts';

const two = (n: number) => `${n}`.padStart(2, '0');

/** The seven days of the week by the server's clock, clamped at zero. */
export function Countdown({ createdAt, offset }: { createdAt: string; offset: number }) {
  const now = new Date(useSecond() + offset);
  const start = new Date(createdAt);
  const { dias, horas, minutos, segundos } = countdown(start, now);
  const over = remainingMs(start, now) === 0;
  const left = `${count(dias, 'día', 'días')}, ${count(horas, 'hora', 'horas')} y ${count(minutos, 'minuto', 'minutos')}`;
  return (
    <div className="cuenta">
      <p className="lh">{over ? 'La semana ha terminado' : 'La semana termina en'}</p>
      <div className="reloj" role="timer" aria-label={over ? 'La semana ha terminado' : `Quedan ${left}`}>
        <div className="d">
          {dias}
          <small>{dias === 1 ? 'día' : 'días'}</small>
        </div>
        <div>
          {two(horas)}
          <small>horas</small>
        </div>
        <div className="p">:</div>
        <div>
          {two(minutos)}
          <small>min</small>
        </div>
        <div className="p">:</div>
        <div>
          {two(segundos)}
          <small>s</small>
        </div>
      </div>
    </div>
  );
}

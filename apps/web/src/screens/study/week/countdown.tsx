import { countdown, remainingMs } from '@estratega/domain';
import { useSecond } from '../../../shell/timer/clock.ts';
import { count } from '../words.ts';

const two = (n: number) => `${n}`.padStart(2, '0');

/** The seven days of the week by the server's clock, clamped at zero; once over, it says so in words. */
export function Countdown({ createdAt, offset }: { createdAt: string; offset: number }) {
  const now = new Date(useSecond() + offset);
  const start = new Date(createdAt);
  const { dias, horas, minutos, segundos } = countdown(start, now);
  if (remainingMs(start, now) === 0) {
    return (
      <div className="cuenta-atras">
        <p className="reloj fin" role="timer">
          La semana ha terminado
        </p>
      </div>
    );
  }
  const left = `${count(dias, 'día', 'días')}, ${count(horas, 'hora', 'horas')} y ${count(minutos, 'minuto', 'minutos')}`;
  return (
    <div className="cuenta-atras">
      <p className="lh">La semana termina en</p>
      <div className="reloj" role="timer" aria-label={`Quedan ${left}`}>
        <div className="d">
          {dias}
          <small>{dias === 1 ? 'día' : 'días'}</small>
        </div>
        <div>
          {two(horas)}
          <small className="vh">horas</small>
        </div>
        <div className="p">:</div>
        <div>
          {two(minutos)}
          <small className="vh">min</small>
        </div>
        <div className="p">:</div>
        <div>
          {two(segundos)}
          <small className="vh">s</small>
        </div>
      </div>
    </div>
  );
}

import { useId } from 'react';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { type MomentsProps, readMoments, writeMoments } from './moments.ts';

const NAMES = ['Primera mano', 'Segunda mano', 'Tercera mano'] as const;

/** Three hands of a session, each in a few words. */
export function AnalysePoker({ consigna, before, notas, onNote, onDone }: MomentsProps) {
  const id = useId();
  const known = readMoments(notas.momentos);
  const moments = NAMES.map((nombre, ply) => known.find((one) => one.ply === ply) ?? { ply, nombre, nota: '' });
  const told = moments.some(({ nota }) => nota.trim() !== '');
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa s-foco">
          <p className="menor">Tu sesión</p>
          <p>{before ?? consigna}</p>
        </div>
      </div>
      <Sheet
        foot={
          <Button kind="primary" large disabled={!told} onClick={onDone}>
            Guardar y terminar
          </Button>
        }
      >
        <h1 tabIndex={-1}>Lo que encontraste</h1>
        <p className="menor tenue">
          Hasta tres manos: posición, cartas, qué hiciste y qué harías hoy. Con dos líneas alcanza.
        </p>
        <ButtonLink to="/mis-partidas">Verlas en la mesa</ButtonLink>
        {moments.map((moment, i) => (
          <div className="campo" key={moment.ply}>
            <label htmlFor={`${id}-${i}`}>{moment.nombre}</label>
            <textarea
              id={`${id}-${i}`}
              className="entrada"
              rows={2}
              maxLength={500}
              value={moment.nota}
              onChange={(event) =>
                onNote('momentos', writeMoments(moments.with(i, { ...moment, nota: event.target.value })))
              }
            />
          </div>
        ))}
      </Sheet>
    </>
  );
}

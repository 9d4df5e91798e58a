import './level-test.css';
import { type Campo, nivelDeclarado, PLACEMENT_TOTAL, pruebaNivel } from '@estratega/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../../shell/api/client.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type FieldErrors, levelAnswers } from '../draft/check.ts';
import type { Draft } from '../draft/draft.ts';

const parse = (raw: unknown) => pruebaNivel.array().parse(raw);

interface LevelTestProps {
  token: string;
  campo: Campo;
  draft: Draft;
  /** What must be said of the level before it can be measured. */
  onMissing: (errors: FieldErrors) => void;
}

/** Optional: twelve exercises in place of guessing one's own level. The form waits, kept, until they are done. */
export function LevelTest({ token, campo, draft, onMissing }: LevelTestProps) {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['prueba-nivel', token],
    queryFn: ({ signal }) => api('/api/chat/prueba-nivel', { token, signal, parse }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const test = data?.find((one) => one.campo === campo);
  // Who comes back from it goes on here, and not at the top of the form.
  const box = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const back = state?.medido === true && test !== undefined;
  useEffect(() => {
    if (!back) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [back]);
  const under = test && !test.resultado && test.hechos.length > 0;

  function measure() {
    const parsed = nivelDeclarado.safeParse({ campo, ...levelAnswers(draft, campo) });
    if (!parsed.success) {
      onMissing(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])));
      return;
    }
    void navigate('/prueba-de-nivel', { state: { nivel: parsed.data } });
  }

  return (
    <section className="mide-nivel" aria-label="Prueba de nivel" ref={box} tabIndex={-1}>
      <div>
        <h3>{test?.resultado?.titulo ?? 'Mide tu nivel en 4 minutos'}</h3>
        <p className="menor tenue">
          {test?.resultado
            ? 'Tu plan parte de este nivel, y de lo que mostraste en cada tema.'
            : under
              ? `Vas por el ejercicio ${test.hechos.length + 1} de ${test.total}.`
              : `${PLACEMENT_TOTAL[campo]} ejercicios que se ajustan a ti. Es opcional: lo que escribes aquí se conserva.`}
        </p>
      </div>
      <Button onClick={measure}>
        {test?.resultado ? 'Ver o repetir la prueba' : under ? 'Seguir la prueba' : 'Medir mi nivel'}
      </Button>
    </section>
  );
}

import './not-applicable.css';
import '../../../ui/field/field.css';
import { MOTIVOS_NO_APLICA, type MotivoNoAplica, NOTA_NO_APLICA_MAX, type NoAplica } from '@estratega/domain';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';

const REASONS = {
  ya_lo_se: 'Ya lo sé',
  sin_medios: 'No tengo con qué',
  no_me_interesa: 'No me interesa',
  otro: 'Otro motivo',
} as const satisfies Record<MotivoNoAplica, string>;

/** What comes of it, so that the reason is not given to nobody. */
const CONSEQUENCES = {
  ya_lo_se: 'Lo comprobamos con una prueba corta más adelante.',
  sin_medios: 'Lo tenemos en cuenta en las próximas semanas.',
  no_me_interesa: 'El tema descansa unas semanas.',
  otro: '',
  reorganizada: 'Quedó fuera al reorganizar la semana.',
} as const satisfies Record<NoAplica['motivo'], string>;

interface NotApplicableProps {
  title: string;
  said: NoAplica | undefined;
  onSay: (motivo: MotivoNoAplica | null, nota?: string) => void;
}

/** An action of the opened row: the states are the specification's own. It counts as done and can be taken back. */
export function NotApplicable({ title, said, onSay }: NotApplicableProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const act = (work: () => void) => {
    flushSync(work);
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  if (said) {
    return (
      <div className="no-aplica" ref={box}>
        <p>
          <b>No aplica.</b> {reasonLine(said)} Cuenta como hecha.
        </p>
        <Button kind="tertiary" aria-label={`Deshacer «no aplica»: ${title}`} onClick={() => act(() => onSay(null))}>
          Deshacer
        </Button>
      </div>
    );
  }
  return (
    <div className="no-aplica" ref={box}>
      {open ? (
        <ReasonForm
          onCancel={() => act(() => setOpen(false))}
          onSay={(motivo, nota) =>
            act(() => {
              setOpen(false);
              onSay(motivo, nota);
            })
          }
        />
      ) : (
        <Button kind="tertiary" aria-label={`No aplica: ${title}`} onClick={() => act(() => setOpen(true))}>
          No aplica
        </Button>
      )}
    </div>
  );
}

export function reasonLine({ motivo, nota }: NoAplica): string {
  const reason = motivo === 'reorganizada' || motivo === 'otro' ? '' : `${REASONS[motivo]}.`;
  return [reason, nota ? `«${nota}».` : '', CONSEQUENCES[motivo]].filter(Boolean).join(' ');
}

function ReasonForm({
  onSay,
  onCancel,
}: {
  onSay: (motivo: MotivoNoAplica, nota?: string) => void;
  onCancel: () => void;
}) {
  const name = useId();
  const [motivo, setMotivo] = useState<MotivoNoAplica>('ya_lo_se');
  const [nota, setNota] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = nota.trim();
    if (motivo === 'otro' && text === '') {
      setError('Cuéntanos en pocas palabras por qué no aplica.');
      document.getElementById(`${name}-nota`)?.focus();
      return;
    }
    onSay(motivo, text || undefined);
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset>
        <legend>¿Por qué no aplica?</legend>
        {MOTIVOS_NO_APLICA.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={motivo === value}
              onChange={() => setMotivo(value)}
            />
            {REASONS[value]}
          </label>
        ))}
      </fieldset>
      <Field
        id={`${name}-nota`}
        label={motivo === 'otro' ? 'Cuéntanos por qué' : 'Algo más (opcional)'}
        value={nota}
        maxLength={NOTA_NO_APLICA_MAX}
        error={error || undefined}
        onChange={(event) => {
          setNota(event.target.value);
          setError('');
        }}
      />
      <p className="botones">
        <Button type="submit">Marcar que no aplica</Button>
        <Button kind="tertiary" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
    </form>
  );
}

import '../../../ui/field/field.css';
import { MOTIVOS_NO_APLICA, type MotivoNoAplica, NOTA_NO_APLICA_MAX } from '@estratega/domain';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { REASONS } from './reasons.ts';

export function ReasonForm({
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
      <p className="no-aplica-botones">
        <Button type="submit">Marcar que no aplica</Button>
        <Button kind="tertiary" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
    </form>
  );
}

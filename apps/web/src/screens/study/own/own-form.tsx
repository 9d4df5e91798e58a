import '../../../ui/field/field.css';
import {
  dayIn,
  OWN_MINUTES_MAX,
  OWN_MINUTES_MIN,
  OWN_NOTE_MAX,
  OWN_TITLE_MAX,
  type Plan,
  tareaPropia,
  weekFrom,
} from '@estratega/domain';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { ApiError, messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { refreshPlan } from '../plan/refresh.ts';
import { capital, dayAndNumber } from '../words.ts';

const MINUTES = '30';

export interface AddOwnProps {
  plan: Plan;
  today: string;
  uid: string;
  token: string;
}

interface OwnFormProps extends AddOwnProps {
  ref: React.Ref<HTMLFormElement>;
  onDone: () => void;
  onCancel: () => void;
}

export function OwnForm({ plan, today, uid, token, onDone, onCancel, ref }: OwnFormProps) {
  const days = weekFrom(dayIn(new Date(plan.createdAt), plan.zonaHoraria));
  const [titulo, setTitulo] = useState('');
  const [fecha, setFecha] = useState(days.some((day) => day.fecha === today) ? today : (days[0]?.fecha ?? today));
  const [tiempo, setTiempo] = useState(MINUTES);
  const [nota, setNota] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  // The same task however often it is sent: a lost answer must not make two.
  const [taskId] = useState(() => crypto.randomUUID());
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const minutes = Number(tiempo);
    const found: Record<string, string> = {};
    if (titulo.trim() === '') found.titulo = 'Escribe qué vas a hacer.';
    if (!Number.isInteger(minutes) || minutes < OWN_MINUTES_MIN || minutes > OWN_MINUTES_MAX)
      found.tiempo = `Entre ${OWN_MINUTES_MIN} y ${OWN_MINUTES_MAX} minutos, sin decimales.`;
    setErrors(found);
    if (Object.keys(found).length > 0) {
      document.getElementById(`${id}-${found.titulo ? 'titulo' : 'tiempo'}`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const body = { planId: plan.id, id: taskId, fecha, titulo, tiempo: minutes, ...(nota.trim() ? { nota } : {}) };
      await api('/api/chat/tarea-propia', { method: 'POST', token, body, parse: (raw) => tareaPropia.parse(raw) });
      await refreshPlan(uid, plan.id);
    } catch (error) {
      setBusy(false);
      return setErrors({ ...(error instanceof ApiError ? error.fields : {}), general: messageOf(error) });
    }
    return onDone();
  }

  return (
    <form ref={ref} className="propia-forma" noValidate onSubmit={(event) => void submit(event)}>
      <h3>Una tarea tuya</h3>
      <Field
        id={`${id}-titulo`}
        label="Qué vas a hacer"
        value={titulo}
        maxLength={OWN_TITLE_MAX}
        error={errors.titulo}
        onChange={(event) => setTitulo(event.target.value)}
      />
      <div className="campo">
        <label htmlFor={`${id}-dia`}>Día</label>
        <select id={`${id}-dia`} className="entrada" value={fecha} onChange={(event) => setFecha(event.target.value)}>
          {days.map((day) => (
            <option key={day.fecha} value={day.fecha}>
              {capital(dayAndNumber(day.dia, day.fecha))}
            </option>
          ))}
        </select>
      </div>
      <Field
        id={`${id}-tiempo`}
        label="Minutos"
        type="number"
        inputMode="numeric"
        min={OWN_MINUTES_MIN}
        max={OWN_MINUTES_MAX}
        step={5}
        value={tiempo}
        error={errors.tiempo}
        onChange={(event) => setTiempo(event.target.value)}
      />
      <Field
        id={`${id}-nota`}
        label="Nota (opcional)"
        value={nota}
        maxLength={OWN_NOTE_MAX}
        error={errors.nota}
        onChange={(event) => setNota(event.target.value)}
      />
      <p className="propia-botones">
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Agregando…' : 'Agregar'}
        </Button>
        <Button kind="tertiary" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
      <p className="mal" role="alert">
        {errors.fecha ?? errors.general ?? ''}
      </p>
    </form>
  );
}

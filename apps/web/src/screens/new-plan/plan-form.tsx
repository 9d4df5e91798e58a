import './plan-form.css';
import {
  type Campo,
  DEFAULT_TIME_ZONE,
  dayIn,
  GAMES,
  type InformacionTema,
  MISSING_FIELDS,
  type TextMention,
  WEEKDAYS,
} from '@estratega/domain';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NetworkError } from '../../shell/api/errors.ts';
import { queries } from '../../shell/data/queries.tsx';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Care } from './care.tsx';
import { createPlan, type Failure, failureOf, fieldsOf } from './create-plan.ts';
import { DaysStep } from './days/days-step.tsx';
import { check, type FieldErrors, zoneHere } from './draft/check.ts';
import { type Draft, forgetDraft, isStarted } from './draft/draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { Preview } from './preview/preview.tsx';
import { stopPreviews, usePreview } from './preview/preview-query.ts';
import { Summary } from './preview/summary.tsx';
import { GameStep, type TakenGame } from './questions/game-step.tsx';
import { LevelStep, textOf } from './questions/level-step.tsx';
import { studiedFieldsQuery } from './studied-fields.ts';
import { readNow, useTextReading } from './themes/text-reading.ts';
import { declaredThemes } from './themes/themes.ts';

interface PlanFormProps {
  uid: string;
  token: string;
  offered: readonly Campo[];
  /** Games of which another plan may be asked for; none while a game has no plan yet. */
  another: readonly TakenGame[];
  /** Something was written, and is kept. */
  onStarted: () => void;
}

export function PlanForm({ uid, token, offered, another, onStarted }: PlanFormProps) {
  const navigate = useNavigate();
  const { draft, change: changeDraft, restored, startOver } = useDraft(uid);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  /** A request whose answer never came may have been carried out. */
  const unanswered = useRef<Campo>(undefined);
  const games = [...offered, ...another.map((taken) => taken.campo)];
  const campo = games.find((game) => game === draft.campo) ?? (games.length === 1 ? games[0] : undefined) ?? '';
  const text = campo ? draft[textOf(campo)] : '';
  const mentions = useTextReading(token, campo, text);
  const themes = (read: readonly TextMention[]) =>
    campo ? declaredThemes(read, draft.correcciones, campo) : undefined;
  const filled = check(draft, campo, themes(mentions ?? []));
  const previewed = usePreview(token, 'request' in filled ? filled.request : undefined, busy);
  const zone = useMemo(() => zoneHere() ?? DEFAULT_TIME_ZONE, []);
  const today = useMemo(() => dayIn(new Date(), zone), [zone]);

  const started = isStarted(draft);
  useEffect(() => {
    if (started) onStarted();
  }, [started, onStarted]);

  // Once the errors are on the page, not before: a refusal by the server is drawn whenever React comes to it.
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstError(form.current);
  }, [refusals]);

  function refuse(found: FieldErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  function change(changes: Partial<Draft>) {
    changeDraft(changes);
    setErrors((current) => without(current, draft, changes));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    if ('errors' in filled) return refuse(filled.errors);
    setErrors({});
    setBusy(true);
    stopPreviews();
    const asked = filled.request.campo;
    try {
      await createPlan(token, await withFreshThemes(filled.request));
      done(asked);
    } catch (error) {
      // Of a game that had a plan before, another one tells nothing.
      const isNew = offered.includes(asked);
      if (error instanceof NetworkError) unanswered.current = asked;
      else if (isNew && unanswered.current === asked && (await isStudied(token, asked))) return done(asked);
      setBusy(false);
      setFailure(failureOf(error));
      refuse(fieldsOf(error));
    }
  }

  /** Themes put right stand beside what the text says now, and not what it said a moment ago. */
  async function withFreshThemes(request: InformacionTema): Promise<InformacionTema> {
    if (!request.temas) return request;
    const temas = declaredThemes(await readNow(token, request.campo, text), draft.correcciones, request.campo);
    return { ...request, ...(temas ? { temas } : {}) };
  }

  function done(asked: Campo) {
    forgetDraft(uid);
    void navigate('/catalogo-planes-de-estudio', { state: { aviso: `Tu plan de ${asked} está listo.`, nuevo: asked } });
  }

  const part = { draft, change, errors };
  return (
    <form ref={form} className="alta-plan" onSubmit={(event) => void onSubmit(event)} noValidate aria-busy={busy}>
      <div className="pasos-plan">
        {restored ? (
          <div className="recuperado">
            <Notice>Recuperamos lo que habías escrito.</Notice>
            <Button
              kind="tertiary"
              onClick={(event) => {
                startOver();
                setErrors({});
                setFailure(undefined);
                // The button goes away with what it emptied.
                event.currentTarget.form?.querySelector('input')?.focus();
              }}
            >
              Empezar de nuevo
            </Button>
          </div>
        ) : null}
        <div role="alert">
          {errors.campo || errors.nivelIntensidad ? <Notice tone="bad">{MISSING_FIELDS}</Notice> : null}
        </div>
        <GameStep {...part} campo={campo} offered={offered} another={another} />
        {campo ? (
          <LevelStep {...part} campo={campo} token={token} mentions={mentions} onMissing={refuse}>
            <Care
              week={previewed.week}
              onAnswer={(answer) => change({ cuidado: { ...draft.cuidado, ...answer } })}
              onChess={games.includes('Ajedrez') ? () => change({ campo: 'Ajedrez' }) : undefined}
            />
          </LevelStep>
        ) : null}
        <DaysStep {...part} />
      </div>
      <div className="al-lado">
        <Summary draft={draft} campo={campo} busy={busy} failure={failure} />
        <Preview
          previewed={previewed}
          errors={'errors' in filled ? filled.errors : {}}
          zone={zone}
          today={today}
          onNotMine={() => change({ cuidado: { ...draft.cuidado, dinero: 'no' } })}
        />
      </div>
    </form>
  );
}

/** A field that changes is no longer wrong; what is wrong with it now is said when the form is sent. */
function without(errors: FieldErrors, draft: Draft, changes: Partial<Draft>): FieldErrors {
  const fields = Object.keys(changes).map((key) => (key === 'dias' ? 'diasEstudio' : key));
  const days = WEEKDAYS.filter((day) => changes.horas && changes.horas[day] !== draft.horas[day]);
  const right = new Set([...fields, ...days.map((day) => `horasEstudio.${day}`)]);
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !right.has(path)));
}

async function isStudied(token: string, campo: Campo): Promise<boolean> {
  try {
    return (await queries.fetchQuery(studiedFieldsQuery(token))).includes(campo);
  } catch {
    return false;
  }
}

export function offeredGames(studied: readonly Campo[]): readonly Campo[] {
  return GAMES.filter((game) => !studied.includes(game));
}

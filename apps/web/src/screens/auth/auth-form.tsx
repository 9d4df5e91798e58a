import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../shell/api/errors.ts';
import { DataConsentText, MarketingConsentText } from '../../shell/consent/consent-text.tsx';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { SubmitButton } from '../../shell/form/submit-button.tsx';
import { NewPasswordField } from '../../shell/password/new-password-field.tsx';
import { startSession } from '../../shell/session/session.ts';
import { Check } from '../../ui/field/check.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { login, register } from './credentials.ts';
import { GoogleButton } from './google-button.tsx';
import { signInWithGoogle } from './google-popup.ts';
import { GOOGLE_FAILURE, MODE_TEXT, type Mode } from './mode.ts';
import { type FieldErrors, readForm, validate } from './validate.ts';

interface Failure {
  /** The sentence of the error catalogue. */
  text: string;
  /** What the server or the network said, when it adds something. */
  cause?: string;
}

/** One form, two modes (spec §2). Failures go to the browser's alert, as specified, and stay on the page to be read. */
export function AuthForm({ mode }: { mode: Mode }) {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const text = MODE_TEXT[mode];

  function enter(token: string) {
    startSession(token);
    void navigate('/', { state: { mode } });
  }

  function fail(failed: Failure) {
    setFailure(failed);
    setBusy(false);
    window.alert(failed.text);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = readForm(form);
    const found = validate(mode, entered);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return focusFirstError(form);

    setBusy(true);
    try {
      enter(await (mode === 'register' ? register(entered) : login(entered)));
    } catch (error) {
      const refused = fieldsOf(error);
      setErrors(refused);
      const cause = messageOf(error);
      fail(
        cause === text.failure || Object.keys(refused).length > 0
          ? { text: text.failure }
          : { text: text.failure, cause },
      );
      focusFirstError(form);
    }
  }

  async function onGoogle() {
    setFailure(undefined);
    setBusy(true);
    try {
      enter(await signInWithGoogle());
    } catch {
      fail({ text: GOOGLE_FAILURE });
    }
  }

  return (
    <>
      <GoogleButton busy={busy} onClick={() => void onGoogle()} />
      <div className="o-correo">o con tu correo</div>
      <form onSubmit={(event) => void onSubmit(event)} noValidate aria-label={text.title}>
        {mode === 'register' ? (
          <Field label="Nombre" name="name" autoComplete="name" required maxLength={120} error={errors.name} />
        ) : null}
        <Field
          label="Correo electrónico"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          error={errors.email}
        />
        {mode === 'register' ? (
          <NewPasswordField name="password" error={errors.password} />
        ) : (
          <>
            <PasswordField
              label="Contraseña"
              name="password"
              autoComplete="current-password"
              required
              maxLength={128}
              error={errors.password}
            />
            <Link className="olvido" to="/recuperar-contrasena">
              ¿Olvidaste tu contraseña?
            </Link>
          </>
        )}
        {mode === 'register' ? (
          <div>
            <Check name="tratamientoDatos" required error={errors.tratamientoDatos}>
              <DataConsentText />
            </Check>
            <Check name="marketing">
              <MarketingConsentText />
            </Check>
          </div>
        ) : null}
        <div role="alert">
          {failure ? (
            <Notice tone="bad">
              <p>{failure.text}</p>
              {failure.cause ? <p>{failure.cause}</p> : null}
            </Notice>
          ) : null}
        </div>
        <SubmitButton full large disabled={busy}>
          {busy ? text.sending : text.submit}
        </SubmitButton>
      </form>
    </>
  );
}

/** The server's complaint about a field goes under that field. */
function fieldsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const { name, email, password } = error.fields;
  if (error.code === 'contrasena_debil') return { password: password ?? error.message };
  return { ...(name && { name }), ...(email && { email }), ...(password && { password }) };
}

import '../../ui/notice/notice.css';
import { CONTACT_FAILURE, type ContactFieldErrors, contactErrors } from '@estratega/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServerConfig } from '../../shell/api/config.ts';
import { ApiError, NetworkError } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { SubmitButton } from '../../shell/form/submit-button.tsx';
import { AlertIcon } from '../../ui/icon/screen-icons.tsx';
import { ContactBox } from './contact-box.tsx';
import { keepDraft, readEntered, restoreDraft } from './draft.ts';
import { Honeypot, isTrapped } from './honeypot.tsx';
import { OWN_FORM, sendMessage } from './send-message.ts';

type Phase = 'idle' | 'validating' | 'sending';
type Errors = { [Field in keyof ContactFieldErrors]?: string | undefined };
interface Failure {
  cause: string | undefined;
}

/** Fields are not controlled: what was typed before the script arrived stays where it is. */
export function ContactForm() {
  const url = useServerConfig()?.contactFormUrl ?? OWN_FORM;
  const formRef = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure>();
  const sending = phase === 'sending';

  useEffect(() => {
    if (formRef.current) restoreDraft(formRef.current);
  }, []);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const entered = readEntered(currentTarget);
    keepDraft(entered);
    // A complaint follows its field from then on; a new one only comes with the next attempt.
    const name = (target as HTMLInputElement).name as keyof Errors;
    setErrors((shown) => (name in shown ? { ...shown, [name]: contactErrors(entered)[name] } : shown));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    setPhase('validating');
    setFailure(undefined);
    const entered = readEntered(form);
    const found = contactErrors(entered);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setPhase('idle');
      return focusFirstError(form);
    }
    setPhase('sending');
    try {
      if (!isTrapped(form)) await sendMessage(url, entered);
      empty(form);
    } catch (error) {
      setFailure({ cause: causeOf(error) });
      // Only our own server names fields; another service's answer has none.
      if (error instanceof ApiError) setErrors(error.fields);
      focusFirstError(form);
    }
    setPhase('idle');
  }

  return (
    <form
      className="contacto con-script"
      ref={formRef}
      aria-label="Contacto"
      noValidate
      data-estado={phase}
      onInput={onInput}
      onSubmit={(event) => void onSubmit(event)}
    >
      <ContactBox label="Nombre" name="name" autoComplete="name" readOnly={sending} error={errors.name} />
      <ContactBox
        label="Correo Electrónico"
        name="email"
        type="email"
        autoComplete="email"
        readOnly={sending}
        error={errors.email}
      />
      <ContactBox label="Mensaje" name="message" readOnly={sending} error={errors.message} />
      <Honeypot />
      <div role="alert">
        {failure ? (
          <div className="aviso mal">
            <AlertIcon />
            <div>
              <p>{CONTACT_FAILURE}</p>
              {failure.cause ? <p>{failure.cause}</p> : null}
            </div>
          </div>
        ) : null}
      </div>
      <SubmitButton large aria-disabled={sending || undefined}>
        {sending ? 'Enviando...' : 'Enviar'}
      </SubmitButton>
    </form>
  );
}

/** No confirmation text (spec §8): the form empties, and focus is back at its start. */
function empty(form: HTMLFormElement): void {
  form.reset();
  keepDraft(readEntered(form));
  (form.elements.namedItem('name') as HTMLInputElement).focus();
}

/** What helps to do something about it. */
function causeOf(error: unknown): string | undefined {
  const useful = error instanceof NetworkError || (error instanceof ApiError && error.status === 429);
  return useful ? error.message : undefined;
}

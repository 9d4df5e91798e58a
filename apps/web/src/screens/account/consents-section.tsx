import { longDate, type Usuario } from '@estratega/domain';
import { Switch } from '../../ui/switch/switch.tsx';
import { patchAccount } from './account-api.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';

export function ConsentsSection({ user, token }: { user: Usuario; token: string }) {
  const { busy, run, outcome } = useOutcome();
  const { tratamientoDatos, marketing, noVender } = user.consentimientos;

  return (
    <Section
      id="permisos"
      title="Consentimientos"
      text="Puedes cambiarlos cuando quieras; guardamos la fecha de cada uno."
    >
      <div className="permisos">
        <p className="dado">
          Tratamiento de datos
          <span>
            {tratamientoDatos
              ? `Aceptado el ${longDate(new Date(tratamientoDatos))}. Es necesario para usar la cuenta; para retirarlo, elimínala.`
              : 'Pendiente.'}
          </span>
        </p>
        <Switch
          label="Novedades y ofertas por correo"
          detail={marketing ? `Aceptado el ${longDate(new Date(marketing))}.` : 'No te enviamos publicidad.'}
          checked={marketing !== null}
          disabled={busy}
          onChange={(event) => {
            const marketing = event.target.checked;
            void run(() => patchAccount(token, { consentimientos: { marketing } }), 'Preferencia guardada.');
          }}
        />
        <Switch
          label="No vender mi información personal"
          detail={
            noVender
              ? `Pedido el ${longDate(new Date(noVender))}.`
              : 'No vendemos tus datos; aquí puedes dejarlo por escrito.'
          }
          checked={noVender !== null}
          disabled={busy}
          onChange={(event) => {
            const noVender = event.target.checked;
            void run(() => patchAccount(token, { consentimientos: { noVender } }), 'Preferencia guardada.');
          }}
        />
      </div>
      {outcome}
    </Section>
  );
}

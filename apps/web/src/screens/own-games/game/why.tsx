import { CAUSAS, type Causa, type CausasMarcadas } from '@estratega/domain';
import { useId, useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Why an own move went wrong, in the player's own word: what most of them have in common is worked on in the next week. */

const NAMES: Readonly<Record<Causa, string>> = {
  no_vi: 'No lo vi',
  calculo: 'Calculé mal',
  prisa: 'Fui deprisa',
  plan: 'No tenía un plan',
  no_sabia: 'No conocía la posición',
};

export type Marked = NonNullable<CausasMarcadas['causas']>;

interface WhyProps {
  id: string;
  token: string;
  ply: number;
  marked: Marked;
  onMarked: (causas: Marked) => void;
}

export function Why({ id, token, ply, marked, onMarked }: WhyProps) {
  const name = useId();
  const [trouble, setTrouble] = useState<string>();
  const own = marked.find((one) => one.ply === ply)?.causa;
  const mark = async (causa: Causa) => {
    setTrouble(undefined);
    try {
      const body = { ply, causa: own === causa ? null : causa };
      const path = `/api/partidas/${encodeURIComponent(id)}/causas`;
      onMarked((await api<CausasMarcadas>(path, { method: 'PUT', token, body })).causas);
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  return (
    <fieldset className="causas" aria-describedby={`${name}-de`}>
      <legend>¿Por qué se te escapó?</legend>
      <div className="partida-acc">
        {CAUSAS.map((causa) => (
          <Button key={causa} aria-pressed={own === causa} onClick={() => void mark(causa)}>
            {NAMES[causa]}
          </Button>
        ))}
      </div>
      <p className="menor tenue" id={`${name}-de`} role="status">
        {trouble ?? (own ? 'Anotado: cuenta para tu próxima semana.' : '')}
      </p>
    </fieldset>
  );
}

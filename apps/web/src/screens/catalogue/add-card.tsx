import './add-card.css';
import { Link } from 'react-router';
import { AddArt } from './add-art.tsx';

export function AddCard() {
  return (
    <li>
      <Link className="mas" to="/agregar-plan-de-estudio">
        <AddArt />
        <span>Nuevo plan de estudio</span>
        <span>Elige juego, días y horas</span>
      </Link>
    </li>
  );
}

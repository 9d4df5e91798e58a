import './logo.css';
import { Link } from 'react-router';

export function Logo() {
  return (
    <Link className="marca" to="/">
      <svg aria-hidden="true" viewBox="0 0 48 48" fill="currentColor" fillRule="evenodd">
        <path d="M0 0h24v24H0zM24 24h24v24H24zM24 3c3 6 16.5 10.4 16.5 19.4 0 5.2-3.5 8.4-7.7 8.4-2.4 0-4.4-.9-5.8-2.6 .2 5.2 2.6 8.4 6.4 10.8h4.4c.8 0 1.2.4 1.2 1.2v4.8h-30v-4.8c0-.8.4-1.2 1.2-1.2h4.4c3.8-2.4 6.2-5.6 6.4-10.8-1.4 1.7-3.4 2.6-5.8 2.6-4.2 0-7.7-3.2-7.7-8.4 0-9 13.5-13.4 16.5-19.4z" />
      </svg>
      Estratega
    </Link>
  );
}

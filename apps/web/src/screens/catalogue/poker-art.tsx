import '../../ui/illustration/illustration.css';

export function PokerArt() {
  return (
    <svg className="il" viewBox="0 0 640 360" role="img" aria-label="As de picas y rey de corazones con fichas">
      <path fill="var(--es-bg,#f5efe2)" d="M0 0h640v360H0z" />
      <circle cx="404" cy="150" r="112" fill="var(--es-accent,#b4432b)" />
      <g fill="none" stroke="var(--es-ivory,#fffaf0)">
        <circle cx="404" cy="150" r="98" strokeWidth="15" strokeDasharray="34 68.6" transform="rotate(-40 404 150)" />
        <circle cx="404" cy="150" r="76" strokeWidth="2" />
      </g>
      <g fill="var(--es-ivory,#fffaf0)">
        <path
          transform="translate(374 100) scale(2.5)"
          d="M12 1.8c2 4 4.8 7.4 8.2 10.2-3.4 2.8-6.2 6.2-8.2 10.2-2-4-4.8-7.4-8.2-10.2 3.4-2.8 6.2-6.2 8.2-10.2z"
        />
      </g>
      <path fill="var(--es-felt,#264a3b)" d="M0 262C90 216 200 204 320 204s230 12 320 58v98H0z" />
      <path fill="none" stroke="var(--es-sq,#93a78f)" strokeWidth="2" d="M0 282C90 236 200 224 320 224s230 12 320 58" />
      <g transform="translate(52 94) rotate(-13)">
        <rect
          width="160"
          height="224"
          rx="12"
          fill="var(--es-ivory,#fffaf0)"
          stroke="var(--es-ink,#1b241f)"
          strokeWidth="2"
        />
        <g fill="var(--es-ink,#1b241f)">
          <path
            fillRule="evenodd"
            d="M30.5 17h1.2l13 35.2c.8 1.9 1.6 2.5 3.5 2.6v1.2h-13.4v-1.2c3-.1 4-.7 3.2-2.6l-2.7-7.3h-11.7l-2.3 6.9c-.8 2.3.2 2.9 3.1 3v1.2h-10v-1.2c2.3-.1 3.5-.5 4.5-3zM29.1 28.4l-4.7 14.2h10z"
          />
          <path
            transform="translate(13.6 64) scale(1.47)"
            d="M12 1.8c1.8 4.2 9.3 7 9.3 12.4 0 3-2.1 4.7-4.4 4.7-1.6 0-2.8-.7-3.7-1.9 .1 2.3 1.1 4 3 5.2h-8.4c1.9-1.2 2.9-2.9 3-5.2-.9 1.2-2.1 1.9-3.7 1.9-2.3 0-4.4-1.7-4.4-4.7 0-5.4 7.5-8.2 9.3-12.4z"
          />
          <path
            transform="translate(48 98.6) scale(4.13)"
            d="M12 1.8c1.8 4.2 9.3 7 9.3 12.4 0 3-2.1 4.7-4.4 4.7-1.6 0-2.8-.7-3.7-1.9 .1 2.3 1.1 4 3 5.2h-8.4c1.9-1.2 2.9-2.9 3-5.2-.9 1.2-2.1 1.9-3.7 1.9-2.3 0-4.4-1.7-4.4-4.7 0-5.4 7.5-8.2 9.3-12.4z"
          />
        </g>
      </g>
      <g transform="translate(198 52) rotate(7)">
        <rect
          width="160"
          height="224"
          rx="12"
          fill="var(--es-ivory,#fffaf0)"
          stroke="var(--es-ink,#1b241f)"
          strokeWidth="2"
        />
        <g fill="var(--es-heart,#b4432b)">
          <path
            fillRule="evenodd"
            d="M15.2 17.6h12.3v1.2c-2.5.1-3.3.7-3.3 2.6v16.2l12.1-14.6c1.9-2.5 1.3-4-1.9-4.2v-1.2h10.7v1.2c-2.7.2-4.2 1.3-6.7 4.2l-6.7 8 11.9 20.4c1.5 2.5 2.3 3.3 4.6 3.4v1.2h-13.4v-1.2c2.6-.1 3-1.1 1.7-3.4l-8.9-15.6-3.4 4.1v12.3c0 1.9.8 2.5 3.3 2.6v1.2h-12.3v-1.2c2.3-.1 3-.7 3-2.6v-30.8c0-1.9-.7-2.5-3-2.6z"
          />
          <path
            transform="translate(13.6 64) scale(1.47)"
            d="M12 6.4c.9-2.1 2.7-3.4 4.8-3.4 2.7 0 4.8 2.2 4.8 5.2 0 4.6-5.8 7.6-9.6 13.2-3.8-5.6-9.6-8.6-9.6-13.2 0-3 2.1-5.2 4.8-5.2 2.1 0 3.9 1.3 4.8 3.4z"
          />
          <path
            transform="translate(48 98.6) scale(4.13)"
            d="M12 6.4c.9-2.1 2.7-3.4 4.8-3.4 2.7 0 4.8 2.2 4.8 5.2 0 4.6-5.8 7.6-9.6 13.2-3.8-5.6-9.6-8.6-9.6-13.2 0-3 2.1-5.2 4.8-5.2 2.1 0 3.9 1.3 4.8 3.4z"
          />
        </g>
      </g>
      <g stroke="var(--es-ink,#1b241f)" strokeWidth="2">
        <path fill="var(--es-accent,#b4432b)" d="M432 300v-12h92v12a46 13 0 0 1-92 0z" />
        <path fill="var(--es-ivory,#fffaf0)" d="M432 288v-12h92v12a46 13 0 0 1-92 0z" />
        <path fill="var(--es-accent,#b4432b)" d="M432 276v-12h92v12a46 13 0 0 1-92 0z" />
        <path fill="var(--es-ivory,#fffaf0)" d="M432 264v-12h92v12a46 13 0 0 1-92 0z" />
        <path fill="var(--es-accent,#b4432b)" d="M432 252v-12h92v12a46 13 0 0 1-92 0z" />
        <ellipse cx="478" cy="240" rx="46" ry="13" fill="var(--es-accent,#b4432b)" />
        <ellipse cx="478" cy="240" rx="32" ry="8" fill="none" strokeWidth="1.5" />
        <path fill="var(--es-accent,#b4432b)" d="M510 326v-12h92v12a46 13 0 0 1-92 0z" />
        <path fill="var(--es-ivory,#fffaf0)" d="M510 314v-12h92v12a46 13 0 0 1-92 0z" />
        <ellipse cx="556" cy="302" rx="46" ry="13" fill="var(--es-ivory,#fffaf0)" />
        <ellipse cx="556" cy="302" rx="32" ry="8" fill="none" strokeWidth="1.5" />
      </g>
    </svg>
  );
}

import '../../ui/illustration/illustration.css';

export function AddArt() {
  return (
    <svg className="il" viewBox="0 0 260 200" aria-hidden="true">
      <path fill="var(--es-sq,#93a78f)" opacity=".5" d="M40 48h58v58H40zM98 106h58v58H98z" />
      <g fill="none" stroke="var(--es-fg,#1b241f)" strokeWidth="2.5" strokeDasharray="6 7" strokeLinecap="round">
        <rect x="40" y="48" width="116" height="116" rx="3" />
        <rect
          x="128"
          y="22"
          width="92"
          height="129"
          rx="9"
          transform="rotate(9 174 86)"
          fill="var(--es-tint,#e7ddc8)"
        />
      </g>
      <circle cx="142" cy="122" r="34" fill="var(--es-accent,#b4432b)" />
      <path
        fill="none"
        stroke="var(--es-ivory,#fffaf0)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M142 106v32M126 122h32"
      />
    </svg>
  );
}

import '../../ui/illustration/illustration.css';

export function ChessArt() {
  return (
    <svg className="il" viewBox="0 0 640 360" role="img" aria-label="Caballo y rey sobre un tablero de ajedrez">
      <path fill="var(--es-bg,#f5efe2)" d="M0 0h640v360H0z" />
      <circle cx="404" cy="150" r="112" fill="var(--es-accent,#b4432b)" />
      <path fill="var(--es-tint,#e7ddc8)" d="M-128 384 768 384 510 211 130 211z" />
      <path
        fill="var(--es-sq,#93a78f)"
        d="M-128 384h112l49-44h-96zM-14 308h83l28-25h-74zM53 263h67l18-17h-60zM98 233h56l13-12h-52zM33 340h96l24-32h-84zM97 283h75l15-20h-67zM138 246h61l10-13h-55zM167 221h51l7-10h-47zM96 384h112l16-44h-95zM153 308h83l10-25h-74zM187 263h66l6-17h-60zM209 233h56l4-12h-51zM224 340h96l0-32h-84zM246 283h74l0-20h-67zM259 246h61l0-13h-55zM269 221h51l0-10h-47zM320 384h112l-16-44h-96zM320 308h84l-10-25h-74zM320 263h67l-6-17h-61zM320 233h55l-4-12h-51zM416 340h95l-24-32h-83zM394 283h74l-15-20h-66zM381 246h60l-10-13h-56zM371 221h51l-7-10h-48zM544 384h112l-49-44h-96zM487 308h84l-28-25h-75zM453 263h67l-18-17h-61zM431 233h55l-13-12h-51zM607 340h96l-49-32h-83zM543 283h74l-30-20h-67zM502 246h60l-20-13h-56zM473 221h52l-15-10h-48z"
      />
      <ellipse cx="364" cy="255" rx="32" ry="6" fill="var(--es-ink,#1b241f)" opacity=".25" />
      <g
        transform="translate(295.7 155.2) scale(2.49)"
        fill="var(--es-fig,#fffaf0)"
        stroke="var(--es-figk,#1b241f)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M22.5 9.3a5.6 5.6 0 0 1 3.4 10.1l2.5 1c1.2.6 1.2 2.4 0 2.7l-1.8.3c.2 5.4 1.9 8.8 4.1 13.2h.5c1.1 0 1.6.8 1.6 1.7v1c0 .6-.4 1-1 1h-18.6c-.6 0-1-.4-1-1v-1c0-.9.5-1.7 1.6-1.7h.5c2.2-4.4 3.9-7.8 4.1-13.2l-1.8-.3c-1.2-.3-1.2-2.1 0-2.7l2.5-1a5.6 5.6 0 0 1 3.4-10.1z" />
        <path fill="none" d="M18.6 23.4h7.8M14.6 36.6h15.8" />
      </g>
      <ellipse cx="514" cy="274" rx="54" ry="11" fill="var(--es-ink,#1b241f)" opacity=".25" />
      <g
        transform="translate(409.5 121.3) scale(3.82)"
        fill="var(--es-fig,#fffaf0)"
        stroke="var(--es-figk,#1b241f)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M22.5 10c4.8 0 8.4.7 9.2 2.6l1.4.2c1.5.4 1.5 2.7.1 3l-.5.1c-.4 3.7-2.4 6.1-3.2 9.4l1 .4c1.3.5 1.3 2.5 0 2.9l-2.6.5c.2 2.9 2 5.1 4.6 7.5h.6c1.1 0 1.6.8 1.6 1.7v1c0 .6-.4 1-1 1h-22.4c-.6 0-1-.4-1-1v-1c0-.9.5-1.7 1.6-1.7h.6c2.6-2.4 4.4-4.6 4.6-7.5l-2.6-.5c-1.3-.4-1.3-2.4 0-2.9l1-.4c-.8-3.3-2.8-5.7-3.2-9.4l-.5-.1c-1.4-.3-1.4-2.6.1-3l1.4-.2c.8-1.9 4.4-2.6 9.2-2.6z" />
        <path fill="none" d="M12.7 15.9h19.6M15.8 25.3h13.4M13 36.6h19" />
        <path
          fill="var(--es-figk,#1b241f)"
          strokeWidth=".6"
          d="M20.7 1.9h3.6l-.8 2.8 2.9-.8v3.4l-2.9-.8.6 3.5h-3.2l.6-3.5-2.9.8V3.9l2.9.8z"
        />
      </g>
      <ellipse cx="220" cy="323" rx="104" ry="21" fill="var(--es-ink,#1b241f)" opacity=".25" />
      <g
        transform="translate(27.1 42.8) scale(7.07)"
        fill="var(--es-fg,#1b241f)"
        stroke="var(--es-fg,#1b241f)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M12.1 36.6c-.3-3.6 1.1-6.4 3.5-8.6 1.8-1.7 3.9-3 4.6-5.6-2 1-3.6.9-5.1 1.7-1.7.9-2.4 3.2-4.2 4.1-1 .5-2.2.5-3.2-.2-1.2-.8-1.7-2.1-1.4-3.6 .5-2.4 3.9-6.2 5.3-9.5 .8-2.1 1.8-4.2 4-5.9l-.4-5.4c2.7.8 4.7 2.1 5.9 3.9 4.1.4 7.7 2.4 9.9 5.7l-1.6.7c2.6 2.5 4.2 5.7 4.6 9.1l-1.9-.2c1.2 2.6 1.6 5.2 1.1 8l-1.4-.3c.5 2.1.5 4.3.2 6.1h1.1c1.1 0 1.6.8 1.6 1.7v1c0 .6-.4 1-1 1h-22.4c-.6 0-1-.4-1-1v-1c0-.9.5-1.7 1.6-1.7z" />
        <path
          fill="none"
          stroke="var(--es-bg,#f5efe2)"
          strokeWidth="1"
          d="M13.8 36.6h17.4M29 13.7c-2.5-1.7-5.6-2.5-8.8-2.2M31.6 22c-1.6-3.2-4-5.7-7.2-7.1M31.4 29.4c-.6-3.4-2.1-6.2-4.6-8.4M20.4 22.2c1.2-1.2 1.6-2.4 1.4-4"
        />
        <path
          fill="var(--es-bg,#f5efe2)"
          stroke="none"
          d="M16.9 14.2a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0zM9.6 24.4a.8 .8 0 1 1-1.6 0 .8 .8 0 0 1 1.6 0z"
        />
      </g>
    </svg>
  );
}

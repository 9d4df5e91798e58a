import '../../article/article.css';
import './legal.css';
import { type ComponentType, lazy, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useServerConfig } from '../../../shell/api/config.ts';
import { Head } from '../../../ui/page/head.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { HEADINGS } from '../headings.ts';
import { EMAIL_MARK } from './contact-email.tsx';

/** Where the one live part of a text goes. */
export const ISLAND_MARK = 'data-isla';

/**
 * Route module of a legal page. Like an article, it is text: when it came in the document, what is there is kept as it is
 * and its code is not loaded. Only the address of this installation, and the live part if there is one, are put in.
 */
export function legalPage(
  slug: keyof typeof HEADINGS,
  load: () => Promise<{ default: ComponentType }>,
  Island?: ComponentType,
) {
  const Text = lazy(load);
  return function LegalPage() {
    const article = useRef<HTMLElement>(null);
    const [arrived] = useState(() =>
      typeof document === 'undefined' ? undefined : document.getElementById(slug)?.innerHTML,
    );
    return (
      <Page>
        <Head {...HEADINGS[slug]} />
        {arrived ? (
          <>
            <KeptText id={slug} html={arrived} ref={article} />
            <KeptEmail within={article} />
            {Island ? <KeptIsland within={article} Island={Island} /> : null}
          </>
        ) : (
          <article id={slug} className="articulo documento">
            <Text />
          </article>
        )}
      </Page>
    );
  };
}

function KeptText({ id, html, ref }: { id: string; html: string; ref: RefObject<HTMLElement | null> }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own prerendered text, read back from the page.
    <article id={id} className="articulo documento" ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

interface Kept {
  within: RefObject<HTMLElement | null>;
}

/** What `ContactEmail` does in a text that is not React's. */
function KeptEmail({ within }: Kept) {
  const email = useServerConfig()?.contactEmail;
  useEffect(() => {
    if (!email) return;
    for (const link of within.current?.querySelectorAll<HTMLAnchorElement>(`[${EMAIL_MARK}]`) ?? []) {
      link.href = `mailto:${email}`;
      link.textContent = email;
    }
  }, [email, within]);
  return null;
}

function KeptIsland({ within, Island }: Kept & { Island: ComponentType }) {
  const [place, setPlace] = useState<Element | null>(null);
  // Before paint: the prerendered drawing of it gives way to the live one in the same frame.
  useLayoutEffect(() => {
    const found = within.current?.querySelector(`[${ISLAND_MARK}]`) ?? null;
    found?.replaceChildren();
    setPlace(found);
  }, [within]);
  return place ? createPortal(<Island />, place) : null;
}

// Styles are named here and not by the drawings: the page needs them, and it does not load the drawings' code.
import '../../ui/board/board.css';
import '../../ui/card/playing-card.css';
import '../../ui/help/help-line.css';
import '../../ui/lesson/lesson.css';
import './article.css';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Head } from '../../ui/page/head.tsx';
import { Page } from '../../ui/page/page.tsx';
import { HEADINGS } from './headings.ts';
import { articleText } from './text.ts';

/** Route module of every article. */
export default function ArticleRoute() {
  const slug = useLocation().pathname.replaceAll('/', '');
  return <Article key={slug} slug={slug} />;
}

/**
 * An article is text. When it came in the document, what is there is kept as it is: its code is not loaded, so that the
 * page costs no more script than an empty one.
 */
function Article({ slug }: { slug: string }) {
  const id = `articulo-${slug}`;
  const [arrived] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
  );
  const { title = '', description = '' } = HEADINGS[slug] ?? {};
  const Text = articleText(slug);
  return (
    <Page>
      <Head title={title} description={description} />
      {arrived ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own prerendered text, read back from the page.
        <article id={id} className="articulo" dangerouslySetInnerHTML={{ __html: arrived }} />
      ) : (
        <article id={id} className="articulo">
          <Text />
        </article>
      )}
    </Page>
  );
}

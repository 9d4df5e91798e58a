interface HeadProps {
  title: string;
  description: string;
  /** Screens that only make sense with a session, or in passing, stay out of search engines. */
  noIndex?: boolean;
}

/** React hoists these into <head>, in the prerendered file and on navigation alike. */
export function Head({ title, description, noIndex }: HeadProps) {
  const full = `${title} · Estratega`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}

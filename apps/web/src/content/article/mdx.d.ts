declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { ArticleFacts } from './front-matter.ts';

  export const facts: ArticleFacts;
  const Body: ComponentType<{ components?: Record<string, unknown> }>;
  export default Body;
}

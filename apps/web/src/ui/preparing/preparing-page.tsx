import { Head } from '../page/head.tsx';
import { Page, PageTitle } from '../page/page.tsx';
import { Preparing, type PreparingProps } from './preparing.tsx';

interface PreparingPageProps extends PreparingProps {
  title: string;
  description: string;
  lead: string;
}

export function PreparingPage({ title, description, lead, ...preparing }: PreparingPageProps) {
  return (
    <Page>
      <Head title={title} description={description} />
      <PageTitle title={title} lead={lead} />
      <Preparing {...preparing} />
    </Page>
  );
}

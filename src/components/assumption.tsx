import { ExternalLink } from './external-link';

interface AssumptionProps {
  readonly assumption: string;
  /** The source's address. */
  readonly source: string;
}

/** What an estimate assumes, and the link to its source, named by its site. */
export function Assumption({ assumption, source }: AssumptionProps) {
  return (
    <>
      {assumption} Source: <ExternalLink href={source}>{siteOf(source)}</ExternalLink>
    </>
  );
}

function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}

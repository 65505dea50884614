import { siteOf } from '@/domain/web-link';
import { ExternalLink } from './external-link';
import { InUnits } from './in-units';

interface AssumptionProps {
  readonly assumption: string;
  /** The addresses of one or two sources, separated by a space. */
  readonly source: string;
}

/** An estimate's assumption, with links to its sources, named after their sites. */
export function Assumption({ assumption, source }: AssumptionProps) {
  const addresses = source.split(/\s+/).filter(Boolean);
  return (
    <span>
      <InUnits text={assumption} />
      {addresses.length > 0 && <span>{addresses.length === 1 ? ' Source: ' : ' Sources: '}</span>}
      {addresses.map((address, index) => (
        <span key={address}>
          <span>{index > 0 && ', '}</span>
          <ExternalLink href={address}>{siteOf(address)}</ExternalLink>
        </span>
      ))}
    </span>
  );
}

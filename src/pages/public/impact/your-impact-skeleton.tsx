import { Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';

/** Holds the place of the figures while they load. */
export function YourImpactSkeleton() {
  return (
    <>
      <Skeleton height="11rem" radius="var(--radius-leaf)" />
      <output>
        <VisuallyHidden>Loading your impact</VisuallyHidden>
      </output>
    </>
  );
}

import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

type SkeletonProps = {
  /** Any CSS length. */
  width?: string;
  height?: string;
  radius?: string;
};

/** A placeholder in the shape of the loading content. Screen readers need a `Loading` beside it. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius = 'var(--radius-s)',
}: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}

interface SkeletonsProps extends SkeletonProps {
  readonly count: number;
  /** The name of the loading content. */
  readonly label: string;
}

/** Equal placeholders for the parts of a list or grid, with the name of the loading content. */
export function Skeletons({ count, label, ...shape }: SkeletonsProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} {...shape} />
      ))}
      <Loading>{label}</Loading>
    </>
  );
}

/** Tells screen readers what is loading. */
export function Loading({ children }: { readonly children: string }) {
  return (
    <output>
      <VisuallyHidden>{children}</VisuallyHidden>
    </output>
  );
}

import { useState } from 'react';
import styles from './picture.module.css';
import { Skeleton } from './skeleton';

/** Replaces a picture that is missing or can't be loaded (D23). */
const FALLBACK = '/pictures/default.webp';

type PictureProps = {
  /** Undefined while the URL loads, or if there is no picture. */
  src?: string | undefined;
  onBroken?: (() => void) | undefined;
  /** Called when a picture becomes visible, even the fallback. */
  onShown?: (() => void) | undefined;
  /** Whether there is a connection; failed pictures load again once there is. */
  isOnline?: boolean;
};

/**
 * A 3:2 picture; the fallback replaces a missing or broken one. Failed pictures are retried once there is a
 * connection; until then, the space stays empty if the fallback failed too. Decorative: the text says the same.
 */
export function Picture({ src, onBroken, onShown, isOnline = true }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const usable = [src, FALLBACK].find((url) => url !== undefined && !failed.includes(url));
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    if (isOnline) setFailed([]);
  }
  return (
    <img
      className={styles.picture}
      src={usable}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={onShown}
      onError={() => {
        if (usable === undefined) return;
        setFailed([...failed, usable]);
        if (usable === src) onBroken?.();
      }}
    />
  );
}

interface StoredPictureProps extends PictureProps {
  /** True while the URL loads. A placeholder then keeps the default picture from flashing. */
  readonly pending: boolean;
}

/** A card's picture. */
export function StoredPicture({ pending, ...picture }: StoredPictureProps) {
  if (pending) {
    return (
      <div style={{ aspectRatio: '3 / 2' }}>
        <Skeleton height="100%" radius="0" />
      </div>
    );
  }
  return <Picture {...picture} />;
}

import { useEffect, useState } from 'react';
import styles from './picture.module.css';
import { Skeleton } from './skeleton';

/** Replaces a picture that is missing or cannot be loaded (D23). */
export const defaultPicture = '/pictures/default.webp';

type PictureProps = {
  /** Undefined while the address loads, or when there is no picture. */
  src?: string | undefined;
  alt: string;
  /** Width divided by height; reserves space before the picture loads. */
  ratio?: number;
  /** Shown when there is no picture or it cannot be loaded (D23). */
  fallbackSrc: string;
  /** Called when `src` could not be loaded. */
  onBroken?: (() => void) | undefined;
  /** Called when a picture is visible, including the fallback. */
  onShown?: (() => void) | undefined;
};

/**
 * A picture with a fixed aspect ratio; the fallback replaces a missing or broken one. Failed pictures are
 * retried once there is a connection; until then, the space stays empty if the fallback failed too.
 */
export function Picture({ src, alt, ratio = 4 / 3, fallbackSrc, onBroken, onShown }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const usable = [src, fallbackSrc].find((one) => one !== undefined && !failed.includes(one));
  useEffect(() => {
    if (failed.length === 0) return undefined;
    const tryAgain = () => setFailed([]);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failed]);
  return (
    <img
      className={styles.picture}
      style={{ aspectRatio: ratio }}
      src={usable}
      alt={alt}
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

interface StoredPictureProps {
  readonly src: string | undefined;
  /** True while the address loads: a placeholder keeps the default picture from flashing. */
  readonly pending: boolean;
  readonly onBroken: () => void;
  readonly onShown?: () => void;
}

/** A card's picture, 3 by 2. Decorative: the card's name says what it shows. */
export function StoredPicture({ src, pending, onBroken, onShown }: StoredPictureProps) {
  if (pending) {
    return (
      <div className={styles.place}>
        <Skeleton height="100%" radius="0" />
      </div>
    );
  }
  return (
    <Picture
      src={src}
      alt=""
      ratio={3 / 2}
      fallbackSrc={defaultPicture}
      onBroken={onBroken}
      onShown={onShown}
    />
  );
}

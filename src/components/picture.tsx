import { useState } from 'react';
import styles from './picture.module.css';
import { Skeleton } from './skeleton';

/** Replaces a picture that is missing or cannot be loaded (D23). */
export const defaultPicture = '/pictures/default.webp';

type PictureProps = {
  /** Undefined while the address is on its way, or when there is no picture. */
  src?: string | undefined;
  alt: string;
  /** Width divided by height; keeps the place free before the picture arrives. */
  ratio?: number;
  /** Shown when there is no picture or it cannot be loaded (D23). */
  fallbackSrc: string;
  /** Called when `src` could not be loaded. */
  onBroken?: (() => void) | undefined;
  /** Called when there is a picture to see, the fallback included. */
  onShown?: (() => void) | undefined;
};

/** A picture of fixed proportions that is never a broken one. */
export function Picture({ src, alt, ratio = 4 / 3, fallbackSrc, onBroken, onShown }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const usable = src === undefined || src === failed ? fallbackSrc : src;
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
        setFailed(src);
        if (src !== undefined && src !== failed) onBroken?.();
      }}
    />
  );
}

interface StoredPictureProps {
  readonly src: string | undefined;
  /** While the address is on its way its place is kept, so that no other picture flashes up before. */
  readonly pending: boolean;
  readonly onBroken: () => void;
  readonly onShown?: () => void;
}

/** A card's picture, 3 by 2. It says nothing that the card's name does not, so it has no text of its own. */
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

import { defaultPicture, Picture } from './picture';
import { Skeleton } from './skeleton';
import styles from './stored-picture.module.css';

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

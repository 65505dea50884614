import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { StoredPicture } from '@/components/picture';
import { VisuallyHidden } from '@/components/visually-hidden';
import { usePicture } from '@/data/use-picture';
import { pictureName, pictureWords } from '@/domain/pictures/picture-name';
import { isTooLargeToPreview, type StoredFile } from '@/domain/pictures/picture-page';
import styles from './picker.module.css';
import { LOCALE } from '@/domain/locale';

interface PictureTileProps {
  readonly picture: StoredFile;
  /** The name that all radio buttons of the picker share. */
  readonly group: string;
  readonly isChosen: boolean;
  /** Whether its preview may be loaded yet. */
  readonly mayLoad: boolean;
  readonly onShown: () => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** A radio button that looks like its picture, and a button to remove the picture. */
export function PictureTile({
  picture,
  group,
  isChosen,
  mayLoad,
  onShown,
  onChoose,
  onRemove,
}: PictureTileProps) {
  const name = pictureName(picture.path);
  const preview = usePicture(mayLoad ? picture.path : undefined);
  return (
    <li className={styles.tile}>
      <label className={styles.choice}>
        <input
          type="radio"
          className={styles.radio}
          name={group}
          value={picture.path}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className={styles.preview}>
          {isTooLargeToPreview(picture) ? (
            <span className={styles.large}>
              {`${megabytes(picture.bytes)}, too large to preview`}
            </span>
          ) : (
            <StoredPicture {...preview} pending={preview.pending || !mayLoad} onShown={onShown} />
          )}
          <span className={styles.mark}>
            <Icon name="check" size={20} />
          </span>
        </span>
        <span className={styles.name}>
          <span>{pictureWords(picture.path)}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </span>
      </label>
      <IconButton className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
    </li>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString(LOCALE, { maximumFractionDigits: 1 })} MB`;
}

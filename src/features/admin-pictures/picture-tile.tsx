import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { StoredPicture } from '@/components/stored-picture';
import { pictureName } from '@/domain/pictures/picture-name';
import { isTooLargeToPreview, type StoredFile } from '@/domain/pictures/picture-page';
import { usePicture } from '@/data/use-picture';
import styles from './picker.module.css';

interface PictureTileProps {
  readonly picture: StoredFile;
  /** The name of the radio buttons that this one belongs to. */
  readonly group: string;
  readonly chosen: boolean;
  /** Whether its turn to be loaded has come. */
  readonly mayLoad: boolean;
  readonly onShown: () => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** One picture of the picker: a radio button that looks like a picture, and a button to remove it. */
export function PictureTile({
  picture,
  group,
  chosen,
  mayLoad,
  onShown,
  onChoose,
  onRemove,
}: PictureTileProps) {
  const name = pictureName(picture.path);
  return (
    <li className={styles.tile}>
      <label className={styles.choice}>
        <input
          type="radio"
          className={styles.radio}
          name={group}
          value={picture.path}
          checked={chosen}
          onChange={onChoose}
        />
        <span className={styles.preview}>
          {isTooLargeToPreview(picture) ? (
            <span className={styles.large}>{megabytes(picture.bytes)}, too large to preview</span>
          ) : (
            <Preview path={picture.path} mayLoad={mayLoad} onShown={onShown} />
          )}
          <span className={styles.mark}>
            <Icon name="check" size={20} />
          </span>
        </span>
        <span className={styles.name}>{name}</span>
      </label>
      <IconButton className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
    </li>
  );
}

function Preview({
  path,
  mayLoad,
  onShown,
}: {
  readonly path: string;
  readonly mayLoad: boolean;
  readonly onShown: () => void;
}) {
  const { src, pending, onBroken } = usePicture(mayLoad ? path : undefined);
  return (
    <StoredPicture src={src} pending={pending || !mayLoad} onBroken={onBroken} onShown={onShown} />
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}

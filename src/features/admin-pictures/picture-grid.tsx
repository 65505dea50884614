import { useState } from 'react';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { StoredPicture } from '@/components/picture';
import { VisuallyHidden } from '@/components/visually-hidden';
import { usePicture } from '@/data/use-picture';
import { pictureName, pictureWords } from '@/domain/pictures/picture-name';
import {
  isTooLargeToPreview,
  PREVIEWS_AT_A_TIME,
  type StoredFile,
} from '@/domain/pictures/picture-page';
import styles from './picker.module.css';
import { LOCALE } from '@/domain/locale';

interface PictureGridProps {
  readonly pictures: readonly StoredFile[];
  readonly group: string;
  readonly value: string | undefined;
  readonly onChange: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/** The pictures of a page; their previews load a few at a time (spec §9). */
export function PictureGrid({ pictures, group, value, onChange, onRemove }: PictureGridProps) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const waiting = pictures.map(({ path }) => path).filter((path) => !shown.has(path));
  const loading = new Set(waiting.slice(0, PREVIEWS_AT_A_TIME));
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <PictureTile
          key={picture.path}
          picture={picture}
          group={group}
          chosen={picture.path === value}
          mayLoad={shown.has(picture.path) || loading.has(picture.path)}
          onShown={() => setShown((before) => new Set(before).add(picture.path))}
          onChoose={() => onChange(picture.path)}
          onRemove={() => onRemove(picture.path)}
        />
      ))}
    </ul>
  );
}

interface PictureTileProps {
  readonly picture: StoredFile;
  /** The name that all radio buttons of the picker share. */
  readonly group: string;
  readonly chosen: boolean;
  /** Whether its preview may be loaded yet. */
  readonly mayLoad: boolean;
  readonly onShown: () => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** A radio button that looks like its picture, and a button to remove the picture. */
function PictureTile({
  picture,
  group,
  chosen,
  mayLoad,
  onShown,
  onChoose,
  onRemove,
}: PictureTileProps) {
  const name = pictureName(picture.path);
  const isTooLarge = isTooLargeToPreview(picture);
  const preview = usePicture(mayLoad && !isTooLarge ? picture.path : undefined);
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
          {isTooLarge ? (
            <span className={styles.large}>{megabytes(picture.bytes)}, too large to preview</span>
          ) : (
            <StoredPicture {...preview} pending={preview.pending || !mayLoad} onShown={onShown} />
          )}
          <span className={styles.mark}>
            <Icon name="check" size={20} />
          </span>
        </span>
        <span className={styles.name}>
          {pictureWords(picture.path)}
          <VisuallyHidden> {name}</VisuallyHidden>
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

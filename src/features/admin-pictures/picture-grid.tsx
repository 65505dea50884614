import { useState } from 'react';
import { type StoredFile, PREVIEWS_AT_A_TIME } from '@/domain/pictures/picture-page';
import styles from './picker.module.css';
import { PictureTile } from './picture-tile';

interface PictureGridProps {
  readonly pictures: readonly StoredFile[];
  readonly group: string;
  readonly value: string | undefined;
  readonly onChange: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/** The pictures of a page; of their previews, three are on their way at a time (spec §9). */
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

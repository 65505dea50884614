import { useId, useState } from 'react';
import { Pager } from '@/components/pager';
import { Skeleton } from '@/components/skeleton';
import { TextField } from '@/components/text-field';
import { VisuallyHidden } from '@/components/visually-hidden';
import {
  foundPictures,
  pageCount,
  pageOf,
  PICTURES_PER_PAGE,
  type StoredFile,
} from '@/domain/pictures/picture-page';
import styles from './picker.module.css';
import { PictureGrid } from './picture-grid';

interface ChoicesProps {
  readonly pictures: readonly StoredFile[];
  readonly value: string | undefined;
  readonly onChange: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/** The stored pictures to choose from, searched by name, beginning with the page of the chosen one. */
export function PictureChoices({ pictures, value, onChange, onRemove }: ChoicesProps) {
  const group = useId();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<number>();
  const found = foundPictures(pictures, search);
  const pages = pageCount(found);
  const page = Math.min(asked ?? pageOf(found, value), pages - 1);
  const start = page * PICTURES_PER_PAGE;
  return (
    <>
      <TextField
        type="search"
        label="Search pictures"
        value={search}
        // In a form, Enter would save it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={({ target }) => {
          setSearch(target.value);
          setAsked(0);
        }}
      />
      <output className={styles.soft}>{picturesText(found.length)}</output>
      {found.length === 0 && (
        <p>
          {pictures.length === 0
            ? 'No pictures are stored yet. Add the first one below.'
            : 'No picture has such a name.'}
        </p>
      )}
      <PictureGrid
        key={page}
        pictures={found.slice(start, start + PICTURES_PER_PAGE)}
        {...{ group, value, onRemove }}
        onChange={(path) => {
          // What is chosen stays in view, whatever page it would be on by itself.
          setAsked(page);
          onChange(path);
        }}
      />
      <Pager label="Pages of pictures" page={page} pages={pages} onPage={setAsked} />
    </>
  );
}

function picturesText(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

/** Their places while the list is on its way. */
export function LoadingChoices() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading the pictures</VisuallyHidden>
      </output>
      <div className={styles.grid}>
        {Array.from({ length: PICTURES_PER_PAGE }, (_, at) => (
          <Skeleton key={at} height="9rem" radius="var(--radius-m)" />
        ))}
      </div>
    </>
  );
}

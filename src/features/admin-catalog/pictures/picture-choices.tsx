import { useId, useState } from 'react';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { Pager } from '@/components/pager';
import { StoredPicture } from '@/components/picture';
import { pluralize } from '@/components/pluralize';
import { Loading, Skeleton } from '@/components/skeleton';
import { Text } from '@/components/text';
import { TextField } from '@/components/text-field';
import { VisuallyHidden } from '@/components/visually-hidden';
import { usePicture } from '@/data/use-picture';
import { listPage } from '@/domain/list-view';
import { LOCALE } from '@/domain/locale';
import { pictureName, pictureWords } from '@/domain/pictures/picture-name';
import {
  findPageNumber,
  isTooLargeToPreview,
  loadablePreviews,
  PICTURES_PER_PAGE,
  searchPictures,
  type StoredFile,
} from '@/domain/pictures/picture-page';
import styles from './picker.module.css';

interface ChoicesProps {
  readonly pictures: readonly StoredFile[];
  readonly value: string | undefined;
  readonly onChange: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/**
 * The stored pictures to choose from, searched by name; opens at the page of the chosen one. Previews load a few at a
 * time (spec §9).
 */
export function PictureChoices({ pictures, value, onChange, onRemove }: ChoicesProps) {
  const group = useId();
  const [search, setSearch] = useState('');
  const [requested, setRequested] = useState<number>();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const found = searchPictures(pictures, search);
  const {
    rows: onPage,
    page,
    pages,
  } = listPage(found, requested ?? findPageNumber(found, value), PICTURES_PER_PAGE);
  const loadable = loadablePreviews(onPage, shown);
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
          setRequested(0);
        }}
      />
      <Text tone="soft" size="s">
        <output>{pluralize(found.length, 'picture')}</output>
      </Text>
      {found.length === 0 && (
        <p>
          {pictures.length === 0
            ? 'No pictures yet. Add the first one below.'
            : 'No pictures match your search.'}
        </p>
      )}
      <ul className={styles.grid}>
        {onPage.map((picture) => (
          <PictureTile
            key={picture.path}
            picture={picture}
            group={group}
            isChosen={picture.path === value}
            mayLoad={loadable.has(picture.path)}
            onShown={() => setShown((before) => new Set(before).add(picture.path))}
            onChoose={() => {
              // The chosen picture stays in view, whatever page it would open on.
              setRequested(page);
              onChange(picture.path);
            }}
            onRemove={() => onRemove(picture.path)}
          />
        ))}
      </ul>
      <Pager label="Pages of pictures" page={page} pages={pages} onPage={setRequested} />
    </>
  );
}

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
function PictureTile({
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

/** Placeholders while the list is loading. */
export function LoadingChoices() {
  return (
    <>
      <Loading>Loading pictures</Loading>
      <div className={styles.grid}>
        {Array.from({ length: PICTURES_PER_PAGE }, (_, at) => (
          <Skeleton key={at} height="9rem" radius="var(--radius-m)" />
        ))}
      </div>
    </>
  );
}

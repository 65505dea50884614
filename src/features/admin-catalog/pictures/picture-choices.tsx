import { useId, useState } from 'react';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { Grid, Stack } from '@/components/layout';
import { Pager } from '@/components/pager';
import { StoredPicture } from '@/components/picture';
import { Text } from '@/components/text';
import { TextField } from '@/components/text-field';
import { VisuallyHidden } from '@/components/visually-hidden';
import hidden from '@/components/visually-hidden.module.css';
import { usePicture } from '@/data/use-picture';
import { listPage } from '@/domain/list-view';
import { numberText, pluralize } from '@/domain/number-text';
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
 * The stored pictures to choose from, searchable by name; opens at the page of the chosen one. Previews load a few at a
 * time (spec §9).
 */
export function PictureChoices({ pictures, value, onChange, onRemove }: ChoicesProps) {
  const group = useId();
  const [search, setSearch] = useState('');
  const [requested, setRequested] = useState<number>();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const matches = searchPictures(pictures, search);
  const {
    rows: onPage,
    page,
    pages,
  } = listPage(matches, requested ?? findPageNumber(matches, value), PICTURES_PER_PAGE);
  const loadable = loadablePreviews(onPage, shown);
  return (
    <>
      <TextField
        type="search"
        label="Search pictures"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setRequested(0);
        }}
      />
      <Text tone="soft" size="s">
        <output>{pluralize(matches.length, 'picture')}</output>
      </Text>
      {matches.length === 0 && (
        <p>
          {pictures.length === 0
            ? 'No pictures yet. Add the first one below.'
            : 'No pictures match your search.'}
        </p>
      )}
      <Grid as="ul" gap={3} className={styles.grid}>
        {onPage.map((picture) => (
          <li key={picture.path} style={{ position: 'relative' }}>
            <Stack as="label" gap={1}>
              <input
                type="radio"
                className={hidden.hidden}
                name={group}
                value={picture.path}
                checked={picture.path === value}
                onChange={() => {
                  // Stays on this page when the choice changes.
                  setRequested(page);
                  onChange(picture.path);
                }}
              />
              <span className={styles.preview}>
                {isTooLargeToPreview(picture) ? (
                  <Text as="span" size="xs" className={styles.large}>
                    {`${megabytes(picture.bytes)}, too large to preview`}
                  </Text>
                ) : (
                  <Preview
                    path={loadable.has(picture.path) ? picture.path : undefined}
                    onShown={() => setShown((before) => new Set(before).add(picture.path))}
                  />
                )}
                <span className={styles.mark}>
                  <Icon name="check" size={20} />
                </span>
              </span>
              <Text as="span" size="xs" className={styles.name}>
                <span>{pictureWords(picture.path)}</span>
                <VisuallyHidden>{` ${pictureName(picture.path)}`}</VisuallyHidden>
              </Text>
            </Stack>
            <IconButton
              className={styles.remove}
              aria-label={`Remove ${pictureName(picture.path)}`}
              onClick={() => onRemove(picture.path)}
            >
              <Icon name="trash" size={18} />
            </IconButton>
          </li>
        ))}
      </Grid>
      <Pager label="Pages of pictures" page={page} pages={pages} onPage={setRequested} />
    </>
  );
}

interface PreviewProps {
  /** Undefined until it may be loaded. */
  readonly path: string | undefined;
  readonly onShown: () => void;
}

function Preview({ path, onShown }: PreviewProps) {
  const picture = usePicture(path);
  return (
    <StoredPicture {...picture} pending={picture.pending || path === undefined} onShown={onShown} />
  );
}

function megabytes(bytes: number): string {
  return `${numberText(bytes / 1_000_000, 1)} MB`;
}

import { useId, useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { focusHome } from '@/components/focus-home';
import { Grid, Row, Stack } from '@/components/layout';
import { Skeletons } from '@/components/skeleton';
import { Text } from '@/components/text';
import { useToast } from '@/components/toast';
import { pictureName } from '@/domain/pictures/picture-name';
import { PICTURES_PER_PAGE } from '@/domain/pictures/picture-page';
import { Loaded } from '@/features/loaded';
import { AddPicture } from './add-picture';
import styles from './picker.module.css';
import { PictureChoices } from './picture-choices';
import { RemovePicture } from './remove-picture';
import { usePictures } from './use-pictures';

interface PicturePickerProps {
  /** The field's name, by which its form focuses it when it is invalid. */
  readonly name?: string;
  /** The chosen picture's path under task-pictures/. */
  readonly value?: string | undefined;
  /** Receives the path of the picture that was chosen or added, or '' for none. */
  readonly onChange: (path: string) => void;
  /** The label of the group of choices. */
  readonly label: string;
  /** The text shown while no picture is chosen. */
  readonly none?: string;
  /** Why the chosen picture cannot be saved. */
  readonly error?: string | undefined;
}

/** Picks one of the stored pictures, six per page, or adds one (spec §2.4, §9; D23). */
export function PicturePicker({
  name,
  value,
  onChange,
  label,
  none = 'No picture selected. Cards show the default picture.',
  error: problem,
}: PicturePickerProps) {
  const { data, error, refetch } = usePictures();
  const [removing, setRemoving] = useState<string>();
  const area = useRef<HTMLFieldSetElement>(null);
  const toast = useToast();
  const [added, setAdded] = useState(0);
  const problemId = useId();
  const isMissing = data?.every(({ path }) => path !== value);
  return (
    <Stack
      as="fieldset"
      gap={4}
      ref={area}
      name={name}
      {...focusHome}
      className={styles.picker}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <Text as="legend" size="s" weight="bold">
        {label}
      </Text>
      {value ? (
        <Row gap={3} align="center">
          <p>
            Selected: <strong>{pictureName(value)}</strong>
            <span>
              {isMissing === true && '. It no longer exists, so cards show the default picture.'}
            </span>
          </p>
          <Button variant="quiet" onClick={() => onChange('')}>
            Clear selection
          </Button>
        </Row>
      ) : (
        <Text tone="soft" size="s">
          {none}
        </Text>
      )}
      {problem !== undefined && (
        <div id={problemId}>
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      <Loaded
        value={data}
        error={error}
        errorTitle="Couldn’t load the pictures"
        onRetry={() => void refetch()}
        skeleton={
          <Grid gap={3} className={styles.grid}>
            <Skeletons
              count={PICTURES_PER_PAGE}
              label="Loading pictures"
              height="9rem"
              radius="var(--radius-m)"
            />
          </Grid>
        }
      >
        {(pictures) => (
          // Remounted after an addition, so the list opens at the added picture.
          <PictureChoices key={added} {...{ pictures, value, onChange }} onRemove={setRemoving} />
        )}
      </Loaded>
      <AddPicture
        area={area}
        onAdded={(path, isReplaced) => {
          setAdded((before) => before + 1);
          onChange(path);
          toast({ message: `${isReplaced ? 'Replaced' : 'Added'} ${pictureName(path)}.` });
        }}
      />
      {removing !== undefined && (
        <RemovePicture
          path={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            if (removing === value) onChange('');
          }}
        />
      )}
    </Stack>
  );
}

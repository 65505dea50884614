import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/components/alert';
import { Progress } from '@/components/progress';
import { Question } from '@/components/question';
import { useToast } from '@/components/toast';
import { pictureName } from '@/domain/pictures/picture-name';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { fetchPictureUses } from '@/data/admin-list';
import { keys } from '@/data/keys';
import { useWrite } from '@/data/use-write';
import { catalogModels } from '@/features/admin-catalog/catalog-pages';
import { pictureStorage, usePictures } from './use-pictures';

interface RemovePictureProps {
  readonly path: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

const NAMES_SHOWN = 5;

/** Asks before a picture is removed, and refuses while tasks or links use it, naming them. */
export function RemovePicture({ path, onClose, onRemoved }: RemovePictureProps) {
  const { id } = useAccount();
  const toast = useToast();
  const { refreshAfterChange } = usePictures();
  const name = pictureName(path);
  const uses = useQuery({
    queryKey: keys.pictureUses(id, path),
    queryFn: () => fetchPictureUses(catalogModels, path),
    staleTime: 0,
    gcTime: 0,
  });
  const removal = useWrite({
    action: 'remove picture',
    mutationFn: async () => (await pictureStorage()).removePicture(path),
    onSuccess: async () => {
      await refreshAfterChange(path);
      toast({ message: `Removed ${name}.` });
      onRemoved();
    },
  });
  const remove = {
    text: 'Remove',
    variant: 'danger',
    busy: removal.isPending,
    busyLabel: 'Removing…',
    onClick: () => removal.mutate(),
  } as const;
  const check = {
    text: 'Try again',
    busy: uses.isFetching,
    busyLabel: 'Checking…',
    onClick: () => void uses.refetch(),
  };
  const error = uses.error ?? removal.error;
  return (
    <Question
      title={`Remove “${name}”?`}
      back="Keep it"
      answers={uses.error ? [check] : uses.data?.length === 0 ? [remove] : []}
      onClose={onClose}
    >
      {error ? (
        <Alert tone="error">{messageFor(error)}</Alert>
      ) : (
        <output>
          {uses.isPending && (
            <Progress label="Checking where it’s used" value={undefined} max={1} />
          )}
          {uses.data?.length === 0 && <span>Not in use. This can’t be undone.</span>}
        </output>
      )}
      {uses.data && uses.data.length > 0 && (
        <Alert tone="warning" title="This picture is in use">
          {`${usersText(uses.data)} Choose another picture for them first.`}
        </Alert>
      )}
    </Question>
  );
}

function usersText(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  const more = names.length - NAMES_SHOWN;
  return more > 0 ? `Used by ${shown} and ${more} more.` : `Used by ${shown}.`;
}

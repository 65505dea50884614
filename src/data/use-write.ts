import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { writeFor } from '@/session/pending-writes';
import { useAccount } from '@/session/session';
import { requireStoredAccount } from './stored-account';

/** The callbacks run even if the component has unmounted by then. */
interface WriteOptions<Data, Variables> extends Pick<
  UseMutationOptions<Data, Error, Variables>,
  'onSuccess' | 'onError'
> {
  /** The kind of write, such as 'complete'. */
  readonly action: string;
  /** Returns the row to write, so writes of different rows can overlap. Without it, only one can be pending. */
  readonly rowOf?: (variables: Variables) => string;
  readonly mutationFn: (variables: Variables) => Promise<Data>;
}

type Write<Data, Variables> = Omit<UseMutationResult<Data, Error, Variables>, 'mutateAsync'>;

const pending = new Set<string>();

/**
 * A mutation that ignores repeated clicks (D13): while the same action on the same row is pending,
 * `mutate` does nothing. The check runs in the click itself, since on a slow phone a second click can
 * come before the button renders as disabled.
 */
export function useWrite<Data = void, Variables = void>(
  options: WriteOptions<Data, Variables>,
): Write<Data, Variables> {
  const { action, rowOf, mutationFn, ...callbacks } = options;
  const { id } = useAccount();
  const { mutateAsync, ...mutation } = useMutation({
    ...callbacks,
    mutationFn: (variables: Variables) =>
      writeFor(id, async () => {
        requireStoredAccount(id);
        return mutationFn(variables);
      }),
  });
  return {
    ...mutation,
    mutate: (...args) => {
      const [variables] = args;
      const row = variables === undefined ? undefined : rowOf?.(variables);
      const key = JSON.stringify([id, action, row]);
      if (pending.has(key)) return;
      pending.add(key);
      mutateAsync(...args)
        // `error` and `onError` report the failure.
        .catch(() => undefined)
        .finally(() => pending.delete(key));
    },
  };
}

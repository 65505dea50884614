import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useAccount } from '@/session/session';

/** What the caller of a write does when it has ended, even if its component is gone by then. */
export type WriteCallbacks<Data, Variables, Context = unknown> = Pick<
  UseMutationOptions<Data, Error, Variables, Context>,
  'onMutate' | 'onSuccess' | 'onError'
>;

interface WriteOptions<Data, Variables, Context> extends WriteCallbacks<Data, Variables, Context> {
  /** What it does, as in 'complete'. */
  readonly action: string;
  /** The row it writes: other rows may be written meanwhile. Without it, one write at a time. */
  readonly rowOf?: (variables: Variables) => string;
  readonly mutationFn: (variables: Variables) => Promise<Data>;
}

type Write<Data, Variables, Context> = Omit<
  UseMutationResult<Data, Error, Variables, Context>,
  'mutateAsync'
>;

const underWay = new Set<string>();

/**
 * A mutation in which a repeated click does nothing (D13): while the account does the same to the same
 * row, `mutate` is ignored. This is decided in the click itself, since on a slow phone a second click
 * can come before the button is drawn as disabled.
 */
export function useWrite<Data = void, Variables = void, Context = unknown>(
  options: WriteOptions<Data, Variables, Context>,
): Write<Data, Variables, Context> {
  const { action, rowOf, ...mutationOptions } = options;
  const { id } = useAccount();
  const { mutateAsync, ...mutation } = useMutation(mutationOptions);
  return {
    ...mutation,
    mutate: (...args) => {
      const [variables] = args;
      const row = variables === undefined ? undefined : rowOf?.(variables);
      const key = JSON.stringify([id, action, row]);
      if (underWay.has(key)) return;
      underWay.add(key);
      mutateAsync(...args)
        // Whoever shows the failure has it from `error` or `onError`.
        .catch(() => undefined)
        .finally(() => underWay.delete(key));
    },
  };
}

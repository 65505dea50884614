import {
  useIsMutating,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { beginOnce } from '@/session/pending-writes';
import { useAccount } from '@/session/session';
import { requireStoredAccount } from './stored-account';

/** The callbacks run even if the component has unmounted. */
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

/** A mutation that ignores repeated clicks: while the same action on the same row is pending, `mutate` does nothing. */
export function useWrite<Data = void, Variables = void>(
  options: WriteOptions<Data, Variables>,
): Write<Data, Variables> {
  const { action, rowOf, mutationFn, ...callbacks } = options;
  const { id } = useAccount();
  const { mutateAsync, ...mutation } = useMutation({
    ...callbacks,
    mutationKey: [action],
    mutationFn: async (variables: Variables) => {
      requireStoredAccount(id);
      return mutationFn(variables);
    },
  });
  return {
    ...mutation,
    mutate: (...args) => {
      const [variables] = args;
      const row = variables === undefined ? undefined : rowOf?.(variables);
      const end = beginOnce(id, [action, row]);
      // `error` and `onError` report a failure.
      if (end) void mutateAsync(...args).then(end, end);
    },
  };
}

/** Returns whether a write of this kind is pending, anywhere on the page. */
export function useIsWriting(action: string): boolean {
  return useIsMutating({ mutationKey: [action] }) > 0;
}

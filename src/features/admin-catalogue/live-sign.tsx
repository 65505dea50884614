import styles from './live-sign.module.css';

/** Whether the changes of other admins arrive by themselves at this moment. */
export function LiveSign({ isLive }: { readonly isLive: boolean }) {
  return (
    <p className={styles.sign} data-live={isLive}>
      {isLive ? 'Live: changes of others appear here' : 'Connecting to the changes of others…'}
    </p>
  );
}

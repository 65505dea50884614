import { createContext, useContext } from 'react';
import { Alert } from '@/components/alert';
import styles from './sign-in.module.css';

/** What to say above the sign-in form: that a password has been reset, that a provider refused. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The notice of the moment, for the steps that show it. */
export const NoticeContext = createContext<Notice | undefined>(undefined);

/** Shows the notice, if there is one. */
export function SignInNotice() {
  const notice = useContext(NoticeContext);
  if (!notice) return null;
  return (
    <div className={styles.notice}>
      <Alert tone={notice.tone}>{notice.text}</Alert>
    </div>
  );
}

import { Amplify } from 'aws-amplify';
import { updatePassword } from 'aws-amplify/auth';
import { type ChangeEvent, useId, useState } from 'react';
import { ButtonLink } from '@/components/button';
import { Row } from '@/components/layout';
import { Page } from '@/components/page';
import { SocialSignIn } from '@/components/social-sign-in';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';
import '@/session/amplify';
import { Panel } from '@/components/panel';
import { PasswordRules } from '@/components/password-rules';
import { SettingForm } from '@/components/setting-section';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { UsernameHint } from '@/components/username-hint';
import { useWrite } from '@/data/use-write';
import { type NewPassword, newPasswordProblems, sentPassword } from '@/domain/password';
import { UNREACHABLE } from '@/lib/errors';
import { identityMessage } from '@/session/identity-message';

/** The password change (spec §2.4); a social account has no password (D40). */
export function UpdatePasswordPage() {
  const { provider, email } = useAccount();
  const lede = provider === undefined ? OTHERS_STAY : undefined;
  return (
    <Page title="Update password" width="narrow" lede={lede}>
      {provider === undefined ? <UpdatePasswordForm /> : <SocialSignIn {...{ provider, email }} />}
      <ButtonLink to={paths.userProfile} variant="quiet">
        Back to your profile
      </ButtonLink>
    </Page>
  );
}

const OTHERS_STAY =
  'Other devices stay signed in. If someone else knows your password, also sign out everywhere in your profile.';

/** The current and the new password, both required (spec §2.4, §5). */
function UpdatePasswordForm() {
  const policy = Amplify.getConfig().Auth?.Cognito.passwordFormat;
  const { email } = useAccount();
  const [entry, setEntry] = useState(empty);
  const { mutate, reset, error, isPending, isSuccess } = useWrite({
    action: 'update password',
    mutationFn: ({ current, next }: NewPassword) =>
      updatePassword({ oldPassword: sentPassword(current), newPassword: sentPassword(next) }),
    // The fields are emptied only once the change has succeeded.
    onSuccess: () => {
      setEntry(empty);
      form.reset();
    },
  });
  const form = useForm(newPasswordProblems(entry, policy), () => mutate(entry));
  const field = (name: keyof NewPassword) => ({
    name,
    value: entry[name],
    error: form.shown[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      reset();
      setEntry((before) => ({ ...before, [name]: target.value }));
    },
  });
  const next = field('next');
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const secret = {
    type: isShown ? 'text' : 'password',
    autoCapitalize: 'off',
    spellCheck: false,
  };
  const failure = error && identityMessage(error, FAILED);
  return (
    <Panel>
      <SettingForm
        onSubmit={form.submit}
        error={failure}
        errorTitle={failure?.startsWith(UNREACHABLE) ? FAILED : undefined}
        saved={isSuccess && 'Password successfully updated!'}
        isBusy={isPending}
        submit="Update Password"
        busyLabel="Updating…"
        isWide
      >
        <UsernameHint username={email} />
        <TextField
          label="Current password"
          autoComplete="current-password"
          {...secret}
          {...field('current')}
        />
        <div>
          <TextField
            label="New password"
            autoComplete="new-password"
            aria-describedby={rulesId}
            {...secret}
            {...next}
          />
          <PasswordRules
            id={rulesId}
            password={next.value}
            policy={policy}
            hasMessages={next.error !== undefined}
          />
        </div>
        <Row as="label" gap={3} align="center" isOneLine size="s" style={{ minHeight: '2.75rem' }}>
          <input
            type="checkbox"
            style={{ inlineSize: '1.5rem', blockSize: '1.5rem' }}
            checked={isShown}
            onChange={() => setShown(!isShown)}
          />
          Show passwords
        </Row>
      </SettingForm>
    </Panel>
  );
}

/** Spec §8: the text if the service sends none. */
const FAILED = 'An error occurred while updating the password';

const empty: NewPassword = { current: '', next: '' };

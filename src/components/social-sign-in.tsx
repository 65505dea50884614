import { PanelSection } from './panel';

interface SocialSignInProps {
  readonly provider: string;
  readonly email: string;
}

/** Says how a social account signs in, and that a password account with the same address is separate (D40). */
export function SocialSignIn({ provider, email }: SocialSignInProps) {
  return (
    <PanelSection
      title="Sign-in"
      about={
        <>
          You sign in with <span>{provider}</span> as <strong translate="no">{email}</strong>. You
          can change your password and address there.
        </>
      }
    >
      <p>
        If you also signed up with this address and a password, that’s a separate account with its
        own history.
      </p>
    </PanelSection>
  );
}

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';

/** A page that the member can leave, and come back to at its address. */
export function PageToLeave({ children }: { readonly children: ReactNode }) {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? 'Back' : 'Away'}
      </button>
      {!isAway && children}
    </>
  );
}

/** Leaves the page, and comes back. */
export async function leaveAndReturn(): Promise<void> {
  await userEvent.click(screen.getByText('Away'));
  await userEvent.click(screen.getByText('Back'));
}

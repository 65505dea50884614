import { useState } from 'react';
import { product } from '@/brand';
import { Button } from '@/components/button';
import { CardSection, CardActions } from '@/components/card-section';
import { CloseAccountDialog } from './close-account-dialog';

/** The way out: the account with everything in it, deleted. */
export function CloseAccountSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection
      title="Delete your account"
      about={`Deletes your profile, your tasks, your history and your points, then the account itself. ${product} keeps nothing, so it cannot be undone.`}
    >
      <CardActions>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete Account…
        </Button>
      </CardActions>
      <CloseAccountDialog open={isOpen} onClose={() => setOpen(false)} />
    </CardSection>
  );
}

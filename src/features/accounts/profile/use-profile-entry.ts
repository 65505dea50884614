import { type ChangeEvent, useState } from 'react';
import {
  type ProfileDetails,
  type ProfileEntry,
  type ProfileProblems,
  checkProfile,
  entryOf,
  profileProblems,
  stateAsTyped,
  zipAsTyped,
} from '@/domain/profile-form';
import { stateNames } from '@/domain/states';

const asTyped: { readonly [field in keyof ProfileEntry]: (text: string) => string } = {
  screenname: (text) => text,
  state: stateAsTyped,
  zip: zipAsTyped,
};

/**
 * What is typed into the profile's fields, and what is wrong with it (spec §5): a state as soon as
 * it is typed, a ZIP once its field has been left, everything when `check` is called.
 */
export function useProfileEntry(stored: ProfileDetails) {
  const [entry, setEntry] = useState<ProfileEntry>(() => entryOf(stored));
  const [zipLeft, setZipLeft] = useState(false);
  const { zip, ...others } = profileProblems(entry);
  const problems: ProfileProblems = zip && zipLeft ? { ...others, zip } : others;
  return {
    field: (name: keyof ProfileEntry) => ({
      name,
      value: entry[name],
      error: problems[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setEntry((before) => ({ ...before, [name]: asTyped[name](target.value) })),
    }),
    stateName: stateNames[entry.state],
    leaveZip: () => setZipLeft(true),
    check: () => {
      setZipLeft(true);
      return checkProfile(entry);
    },
  };
}

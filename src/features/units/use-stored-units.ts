import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeQuery } from '@/data/home';
import { useAccount } from '@/session/session';
import { chosenUnits, keepUnits } from './keep-units';

/** Shows amounts in the units of the account's profile, once a page has read its home (D69). */
export function useStoredUnits(): void {
  const { id } = useAccount();
  const { data: home } = useQuery({ ...homeQuery(id), enabled: false });
  // A snapshot may be older than the choice on this device.
  const isKnown = home !== undefined && !home.isSnapshot;
  const stored = home?.settings.units;
  useEffect(() => {
    if (isKnown) keepUnits(chosenUnits(stored));
  }, [isKnown, stored]);
}

import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useToast } from '@/components/toast';
import { paths } from '@/paths';
import { takeAdminMark } from './admin-mark';

/** Leads home who may not see an admin page (spec §2.3); who could until now is told why. */
export function TurnedAway({ accountId }: { readonly accountId: string }) {
  const showToast = useToast();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    if (!takeAdminMark(accountId)) return;
    showToast({
      tone: 'warning',
      message:
        'You are no longer an admin, so the admin pages are closed to you. Ask another admin if this is a mistake.',
    });
  }, [accountId, showToast]);
  return <Navigate to={paths.userLanding} replace />;
}

import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useToast } from '@/components/toast';
import { paths } from '@/paths';

/** For an admin who is none any more: says why the page is gone, and leads home. */
export function MembershipEnded() {
  const showToast = useToast();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    showToast({
      tone: 'warning',
      message:
        'You are no longer an admin, so the admin pages are closed to you. Ask another admin if this is a mistake.',
    });
  }, [showToast]);
  return <Navigate to={paths.userLanding} replace />;
}

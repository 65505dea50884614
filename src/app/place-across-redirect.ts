import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPlace, keptPlace } from '@/session/kept-place';
import { returningTo } from '@/session/return-place';

/**
 * For /login and /newaccount: keeps the place to return to while the visitor may leave for a social
 * provider, and gives it back to the router's state when the provider's answer comes in (D7).
 */
export function usePlaceAcrossRedirect(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const place = state === null ? keptPlace(search) : undefined;
    // The query stays: Amplify has yet to read it.
    if (place) void navigate({ pathname, search }, { replace: true, state: returningTo(place) });
    else keepPlace(state);
  }, [navigate, pathname, search, state]);
}

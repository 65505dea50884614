import { useSending } from '@/features/waiting/use-sending';
import { openHome } from '@/pages/member/home/testing/home-page';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { setOnline } from '@/testing/connection';
import { stubDataApi } from '@/testing/data-api';
import type { FakeApi } from '@/testing/fake-api';

function Page() {
  useSending();
  return <UserLandingPage />;
}

/** Opens an account's home, which sends the waiting actions. Returns the page and its requests. */
export const openSendingHome = (api: FakeApi, answers = api.answers()) =>
  openHome(api, answers, <Page />);

export function loseConnection(): void {
  setOnline(false);
  stubDataApi({});
}

export function reconnect(api: FakeApi): void {
  stubDataApi(api.answers());
  setOnline(true);
}

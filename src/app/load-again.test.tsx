import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '@/data/query-client';
import { taskOf } from '@/domain/testing/rows';
import { MediumTasksPage, StrategicTasksPage } from '@/pages/member/goals/goal-choice';
import { UserHistoryPage } from '@/pages/member/history/user-history';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { LibraryPage } from '@/pages/member/library/library';
import { CompleteSignUpPage } from '@/pages/member/profile/complete-sign-up';
import { UserProfilePage } from '@/pages/member/profile/user-profile';
import { YourImpact } from '@/pages/public/impact/your-impact';
import { setOnline } from '@/testing/connection';
import { stubDataApi } from '@/testing/data-api';
import { accountWith } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { press } from '@/testing/messages';

const profile = { email: 'fern@example.com', screenname: 'Fern', state: 'MA', zip: 2134 };
const answers = () => ({
  ...accountWith('abc', taskOf('bulbs', 'Medium')).answers(),
  ProfileDetails: () => ({ data: { getUserProfile: profile } }),
  Library: () => ({ data: { page: { items: [], nextToken: null } } }),
});

it.each([
  ['/userlanding', UserLandingPage, 'Couldn’t load your tasks'],
  ['/mediumtasks', MediumTasksPage, 'Couldn’t load the tasks'],
  ['/strategictasks', StrategicTasksPage, 'Couldn’t load the tasks'],
  ['/userhistory', UserHistoryPage, 'Failed to load task history'],
  ['/impact', YourImpact, 'Couldn’t load your impact'],
  ['/library', LibraryPage, 'Couldn’t load the library'],
  ['/userprofilepage', UserProfilePage, 'Couldn’t load your profile'],
  ['/completesignup', CompleteSignUpPage, 'Couldn’t load your profile'],
])(
  '%s reports a load error, and the reason when offline, and recovers on retry',
  async (path, Page, title) => {
    queryClient.clear();
    stubDataApi({});
    renderMemberPage({ path, page: <Page /> });
    expect(await screen.findByText(title)).toBeVisible();
    const tryAgain = () => press(screen.getByRole('button', { name: 'Try again' }));
    setOnline(false);
    await tryAgain();
    expect(await screen.findByText('This can’t be loaded without a connection.')).toBeVisible();
    stubDataApi(answers());
    await tryAgain();
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  },
);

import userEvent from '@testing-library/user-event';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserProfilePage } from '@/pages/member/profile/user-profile';

export const stored = { email: 'fern@example.com', screenname: 'Fern', state: 'MA', zip: 2134 };
export const bare = { email: 'fern@example.com', screenname: null, state: null, zip: null };

/** A response with a profile. */
export const found = (profile: object) => ({
  ProfileDetails: () => ({ data: { getUserProfile: profile } }),
});

/** Stores saved fields. */
export const saving = {
  SaveProfileDetails: ({ input }: Record<string, unknown>) => ({
    data: { updateUserProfile: { email: 'fern@example.com', ...Object(input) } },
  }),
};

/** Refuses to save. */
export const refusing = {
  SaveProfileDetails: () => ({
    data: null,
    errors: [{ message: 'x', errorType: 'DynamoDB:ProvisionedThroughputExceededException' }],
  }),
};

/** Opens the profile page. Returns its requests and a user. */
export function open(answers: Parameters<typeof stubDataApi>[0]) {
  const calls = stubDataApi(answers);
  renderMemberPage({ path: '/userprofilepage', page: <UserProfilePage /> });
  return { calls, user: userEvent.setup() };
}

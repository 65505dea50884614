/** The prefix of names of tasks and links that tests add to a catalog, so that they can be found and removed. */
export const TEST_NAME = 'Check of the rules';

/** The picture that tests write. */
export const TEST_PICTURE = 'task-pictures/check-of-the-rules.webp';

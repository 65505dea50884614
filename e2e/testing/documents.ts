/** Creates a completion, as another client does. */
export const CREATE_COMPLETION =
  'mutation ($input: CreateCompletedTaskInput!) { row: createCompletedTask(input: $input) { id } }';

/** Reads the rows of an account, whose ID is `id` and `owner`. */
export const OWN_ROWS = `query ($id: ID!, $owner: String!) {
  getUserProfile(id: $id) {
    revision level susscore memberRecord
    selectedTasks(limit: 1000) { items { id taskId selectionDate goal } }
  }
  listCompletedTaskByNameofownerAndExpirationDate(nameofowner: $owner, limit: 1000) {
    items { id taskId completedDate expirationDate createdAt saved note noteRevision }
  }
}`;

/** The mutation that commits a member's actions. */
export const COMMIT = `mutation Commit(
  $revision: Int!, $levelBefore: Int, $level: Int, $susscore: Int!, $memberRecord: String!,
  $complete: [NewCompletionInput!], $uncomplete: [ID!], $annotate: [NewNoteInput!], $select: [NewSelectionInput!], $deselect: [ID!]
) {
  commitMember(
    revision: $revision, levelBefore: $levelBefore, level: $level, susscore: $susscore, memberRecord: $memberRecord,
    complete: $complete, uncomplete: $uncomplete, annotate: $annotate, select: $select, deselect: $deselect
  ) { outcome revision level memberRecord gone }
}`;

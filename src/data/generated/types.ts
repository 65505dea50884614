/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Difficulty =
  | 'Daily'
  | 'Medium'
  | 'Strategic';

export type CatalogState =
  | 'Live'
  | 'Draft'
  | 'Archived';

export type Category =
  | 'Food'
  | 'Energy'
  | 'Water'
  | 'Travel'
  | 'Home'
  | 'Waste'
  | 'Nature';

export type Units =
  | 'US'
  | 'Metric';

export type TasksCost =
  | 'Free'
  | 'Under20'
  | 'Under100'
  | 'Over100'
  | 'Investment';

export type TasksPlace =
  | 'Home'
  | 'Shop'
  | 'Outdoors'
  | 'Online'
  | 'OnTheGo';

export type TasksRenters =
  | 'Yes'
  | 'No';

export type NewCompletionInput = {
  readonly place: string;
  readonly taskId: string;
  readonly completedDate: string;
  readonly expirationDate: string;
  readonly saved?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly note?: string | null | undefined;
};

export type NewNoteInput = {
  readonly id: string;
  readonly note?: string | null | undefined;
};

export type NewSelectionInput = {
  readonly place: string;
  readonly taskId: string;
  readonly selectionDate: string;
  readonly goal?: string | null | undefined;
};

export type CreateUserProfileInput = {
  readonly id?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly profileOwner?: string | null | undefined;
  readonly screenname?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip?: number | null | undefined;
  readonly susscore?: number | null | undefined;
  readonly level?: number | null | undefined;
  readonly lastlogin?: string | null | undefined;
  readonly interests?: ReadonlyArray<Category | null | undefined> | null | undefined;
  readonly units?: Units | null | undefined;
  readonly away?: string | null | undefined;
  readonly revision?: number | null | undefined;
  readonly memberRecord?: string | null | undefined;
};

export type UpdateUserProfileInput = {
  readonly id: string;
  readonly email?: string | null | undefined;
  readonly profileOwner?: string | null | undefined;
  readonly screenname?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip?: number | null | undefined;
  readonly susscore?: number | null | undefined;
  readonly level?: number | null | undefined;
  readonly lastlogin?: string | null | undefined;
  readonly interests?: ReadonlyArray<Category | null | undefined> | null | undefined;
  readonly units?: Units | null | undefined;
  readonly away?: string | null | undefined;
  readonly revision?: number | null | undefined;
  readonly memberRecord?: string | null | undefined;
};

export type DeleteUserProfileInput = {
  readonly id: string;
};

export type DeleteCompletedTaskInput = {
  readonly id: string;
};

export type DeleteUserTaskSelectionInput = {
  readonly id: string;
};

export type CreateClosedAccountInput = {
  readonly id?: string | null | undefined;
  readonly account?: string | null | undefined;
  readonly removeAfter?: number | null | undefined;
};

export type CountSelectionsQueryVariables = Exact<{
  taskId: string;
}>;


export type CountSelectionsQuery = { readonly count: number };

export type CountCompletionsQueryVariables = Exact<{
  taskId: string;
}>;


export type CountCompletionsQuery = { readonly count: number };

export type CommitMutationVariables = Exact<{
  revision: number;
  levelBefore?: number | null | undefined;
  level?: number | null | undefined;
  susscore: number;
  memberRecord: string;
  complete?: ReadonlyArray<NewCompletionInput> | NewCompletionInput | null | undefined;
  uncomplete?: ReadonlyArray<string> | string | null | undefined;
  annotate?: ReadonlyArray<NewNoteInput> | NewNoteInput | null | undefined;
  select?: ReadonlyArray<NewSelectionInput> | NewSelectionInput | null | undefined;
  deselect?: ReadonlyArray<string> | string | null | undefined;
}>;


export type CommitMutation = { readonly commitMember: { readonly outcome: string, readonly revision: number | null, readonly level: number | null, readonly memberRecord: string | null, readonly gone: ReadonlyArray<string> | null } };

export type CompletionFragment = { readonly id: string, readonly taskId: string, readonly completedDate: string, readonly expirationDate: string, readonly saved: ReadonlyArray<number | null> | null, readonly note: string | null, readonly noteRevision: number | null };

export type ScoredCompletionFragment = (
  { readonly createdAt: string, readonly task: TaskValueFragment | null }
  & CompletionFragment
);

export type CompletionNoteQueryVariables = Exact<{
  id: string;
}>;


export type CompletionNoteQuery = { readonly getCompletedTask: { readonly note: string | null, readonly noteRevision: number | null } | null };

export type CompletionsQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CompletionsQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<CompletionFragment | null> } | null };

export type EstimatedTasksQueryVariables = Exact<{
  difficulty: Difficulty;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type EstimatedTasksQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<(
      { readonly id: string, readonly name: string, readonly state: CatalogState | null }
      & SourcedEstimatesFragment
    ) | null> } | null };

export type HistoryPageQueryVariables = Exact<{
  id: string;
  owner: string;
  since: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type HistoryPageQuery = { readonly getUserProfile: { readonly revision: number | null } | null, readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<RecordedCompletionFragment | null> } | null };

export type RecordedCompletionFragment = (
  { readonly createdAt: string }
  & CompletionFragment
);

export type HistoryTasksQueryVariables = Exact<{
  id: string;
}>;


export type HistoryTasksQuery = { readonly getTasks: (
    { readonly id: string, readonly name: string, readonly description: string | null, readonly score: number | null, readonly correctionNote: string | null }
    & SourcedEstimatesFragment
  ) | null };

export type HomeQueryVariables = Exact<{
  id: string;
  owner: string;
  since: string;
  limit?: number | null | undefined;
  taskLimit?: number | null | undefined;
  withDailies: boolean;
}>;


export type HomeQuery = { readonly getUserProfile: { readonly level: number | null, readonly revision: number | null, readonly memberRecord: string | null, readonly interests: ReadonlyArray<Category | null> | null, readonly units: Units | null, readonly away: string | null, readonly selectedTasks: { readonly nextToken: string | null, readonly items: ReadonlyArray<SelectionFragment | null> } | null } | null, readonly completions: { readonly nextToken: string | null, readonly items: ReadonlyArray<ScoredCompletionFragment | null> } | null, readonly dailies?: { readonly nextToken: string | null, readonly items: ReadonlyArray<TaskFragment | null> } | null };

export type RevisionQueryVariables = Exact<{
  id: string;
}>;


export type RevisionQuery = { readonly getUserProfile: { readonly revision: number | null } | null };

export type LibraryQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type LibraryQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly weblink: string | null, readonly score: number | null, readonly imagename: string | null, readonly category: Category | null, readonly state: CatalogState | null } | null> } | null };

export type SelectionsQueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type SelectionsQuery = { readonly getUserProfile: { readonly selectedTasks: { readonly nextToken: string | null, readonly items: ReadonlyArray<SelectionFragment | null> } | null } | null };

export type ScoredCompletionsQueryVariables = Exact<{
  owner: string;
  since: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ScoredCompletionsQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<ScoredCompletionFragment | null> } | null };

export type OwnProfileQueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type OwnProfileQuery = { readonly getUserProfile: { readonly id: string, readonly email: string | null, readonly profileOwner: string | null, readonly screenname: string | null, readonly state: string | null, readonly zip: number | null, readonly susscore: number | null, readonly level: number | null, readonly lastlogin: string | null, readonly revision: number | null, readonly memberRecord: string | null, readonly interests: ReadonlyArray<Category | null> | null, readonly units: Units | null, readonly away: string | null, readonly createdAt: string, readonly updatedAt: string, readonly selectedTasks: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly taskId: string, readonly selectionDate: string | null, readonly goal: string | null, readonly createdAt: string, readonly updatedAt: string, readonly task: { readonly name: string } | null } | null> } | null } | null };

export type OwnCompletionsQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type OwnCompletionsQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly taskId: string, readonly completedDate: string, readonly expirationDate: string, readonly saved: ReadonlyArray<number | null> | null, readonly note: string | null, readonly noteRevision: number | null, readonly createdAt: string, readonly updatedAt: string, readonly task: { readonly name: string } | null } | null> } | null };

export type OwnSelectionsQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type OwnSelectionsQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly id: string } | null> } | null };

export type DeleteCompletionMutationVariables = Exact<{
  input: DeleteCompletedTaskInput;
}>;


export type DeleteCompletionMutation = { readonly deleteCompletedTask: { readonly id: string } | null };

export type DeleteProfileMutationVariables = Exact<{
  input: DeleteUserProfileInput;
}>;


export type DeleteProfileMutation = { readonly deleteUserProfile: { readonly memberRecord: string | null } | null };

export type CloseAccountMutationVariables = Exact<{
  input: CreateClosedAccountInput;
}>;


export type CloseAccountMutation = { readonly createClosedAccount: { readonly id: string } | null };

export type ProfileDetailsFragment = { readonly email: string | null, readonly screenname: string | null, readonly state: string | null, readonly zip: number | null, readonly interests: ReadonlyArray<Category | null> | null, readonly units: Units | null, readonly away: string | null };

export type ProfileDetailsQueryVariables = Exact<{
  id: string;
}>;


export type ProfileDetailsQuery = { readonly getUserProfile: ProfileDetailsFragment | null };

export type SaveProfileDetailsMutationVariables = Exact<{
  input: UpdateUserProfileInput;
}>;


export type SaveProfileDetailsMutation = { readonly updateUserProfile: ProfileDetailsFragment | null };

export type CreateProfileMutationVariables = Exact<{
  input: CreateUserProfileInput;
}>;


export type CreateProfileMutation = { readonly createUserProfile: { readonly id: string } | null };

export type SelectionFragment = { readonly id: string, readonly taskId: string, readonly selectionDate: string | null, readonly goal: string | null, readonly task: TaskFragment | null };

export type SelectedQueryVariables = Exact<{
  id: string;
}>;


export type SelectedQuery = { readonly getUserTaskSelection: SelectionFragment | null };

export type DeselectMutationVariables = Exact<{
  input: DeleteUserTaskSelectionInput;
}>;


export type DeselectMutation = { readonly deleteUserTaskSelection: { readonly id: string } | null };

export type TaskByIdQueryVariables = Exact<{
  id: string;
}>;


export type TaskByIdQuery = { readonly getTasks: TaskFragment | null };

export type TaskValueFragment = (
  { readonly id: string, readonly name: string, readonly difficulty: Difficulty, readonly score: number | null, readonly duration: number | null }
  & EstimatesFragment
);

export type EstimatesFragment = { readonly carbonKg: number | null, readonly waterLiters: number | null, readonly wasteKg: number | null, readonly energyKwh: number | null, readonly moneyDollars: number | null, readonly savesOver: number | null, readonly correctedAt: string | null, readonly correctedSaved: ReadonlyArray<number | null> | null };

export type SourcedEstimatesFragment = (
  { readonly carbonAssumption: string | null, readonly carbonSource: string | null, readonly waterAssumption: string | null, readonly waterSource: string | null, readonly wasteAssumption: string | null, readonly wasteSource: string | null, readonly energyAssumption: string | null, readonly energySource: string | null, readonly moneyAssumption: string | null, readonly moneySource: string | null }
  & EstimatesFragment
);

export type EffortFragment = { readonly timeNeeded: number | null, readonly cost: TasksCost | null, readonly costDollars: number | null, readonly place: TasksPlace | null, readonly renters: TasksRenters | null, readonly whyItHelps: string | null, readonly whySource: string | null, readonly steps: string | null };

export type TaskFragment = (
  { readonly description: string | null, readonly earthimpact: string | null, readonly moneyimpact: string | null, readonly imagename: string | null, readonly category: Category | null, readonly state: CatalogState | null }
  & TaskValueFragment
  & EffortFragment
);

export type TasksQueryVariables = Exact<{
  difficulty: Difficulty;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type TasksQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<TaskFragment | null> } | null };

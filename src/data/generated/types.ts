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
  readonly taskId: string;
  readonly at: number;
  readonly until: number;
  readonly saved?: ReadonlyArray<number | null | undefined> | null | undefined;
};

export type NewSelectionInput = {
  readonly place: string;
  readonly taskId: string;
  readonly selectionDate: string;
  readonly goal?: string | null | undefined;
};

export type ModelStringInput = {
  readonly ne?: string | null | undefined;
  readonly eq?: string | null | undefined;
  readonly le?: string | null | undefined;
  readonly lt?: string | null | undefined;
  readonly ge?: string | null | undefined;
  readonly gt?: string | null | undefined;
  readonly contains?: string | null | undefined;
  readonly notContains?: string | null | undefined;
  readonly between?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly beginsWith?: string | null | undefined;
  readonly attributeExists?: boolean | null | undefined;
  readonly attributeType?: ModelAttributeTypes | null | undefined;
  readonly size?: ModelSizeInput | null | undefined;
};

export type ModelIntInput = {
  readonly ne?: number | null | undefined;
  readonly eq?: number | null | undefined;
  readonly le?: number | null | undefined;
  readonly lt?: number | null | undefined;
  readonly ge?: number | null | undefined;
  readonly gt?: number | null | undefined;
  readonly between?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly attributeExists?: boolean | null | undefined;
  readonly attributeType?: ModelAttributeTypes | null | undefined;
};

export type ModelFloatInput = {
  readonly ne?: number | null | undefined;
  readonly eq?: number | null | undefined;
  readonly le?: number | null | undefined;
  readonly lt?: number | null | undefined;
  readonly ge?: number | null | undefined;
  readonly gt?: number | null | undefined;
  readonly between?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly attributeExists?: boolean | null | undefined;
  readonly attributeType?: ModelAttributeTypes | null | undefined;
};

export type ModelAttributeTypes =
  | 'binary'
  | 'binarySet'
  | 'bool'
  | 'list'
  | 'map'
  | 'number'
  | 'numberSet'
  | 'string'
  | 'stringSet'
  | '_null';

export type ModelSizeInput = {
  readonly ne?: number | null | undefined;
  readonly eq?: number | null | undefined;
  readonly le?: number | null | undefined;
  readonly lt?: number | null | undefined;
  readonly ge?: number | null | undefined;
  readonly gt?: number | null | undefined;
  readonly between?: ReadonlyArray<number | null | undefined> | null | undefined;
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
  readonly memberState?: string | null | undefined;
  readonly ledger?: string | null | undefined;
  readonly dailyRecord?: string | null | undefined;
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
  readonly memberState?: string | null | undefined;
  readonly ledger?: string | null | undefined;
  readonly dailyRecord?: string | null | undefined;
};

export type DeleteUserProfileInput = {
  readonly id: string;
};

export type DeleteCompletedTaskInput = {
  readonly id: string;
};

export type ModelCategoryInput = {
  readonly eq?: Category | null | undefined;
  readonly ne?: Category | null | undefined;
};

export type ModelCatalogStateInput = {
  readonly eq?: CatalogState | null | undefined;
  readonly ne?: CatalogState | null | undefined;
};

export type ModelDifficultyInput = {
  readonly eq?: Difficulty | null | undefined;
  readonly ne?: Difficulty | null | undefined;
};

export type ModelTasksCostInput = {
  readonly eq?: TasksCost | null | undefined;
  readonly ne?: TasksCost | null | undefined;
};

export type ModelTasksPlaceInput = {
  readonly eq?: TasksPlace | null | undefined;
  readonly ne?: TasksPlace | null | undefined;
};

export type ModelTasksRentersInput = {
  readonly eq?: TasksRenters | null | undefined;
  readonly ne?: TasksRenters | null | undefined;
};

export type ModelTasksConditionInput = {
  readonly name?: ModelStringInput | null | undefined;
  readonly description?: ModelStringInput | null | undefined;
  readonly score?: ModelIntInput | null | undefined;
  readonly duration?: ModelIntInput | null | undefined;
  readonly imagename?: ModelStringInput | null | undefined;
  readonly category?: ModelCategoryInput | null | undefined;
  readonly state?: ModelCatalogStateInput | null | undefined;
  readonly difficulty?: ModelDifficultyInput | null | undefined;
  readonly earthimpact?: ModelStringInput | null | undefined;
  readonly moneyimpact?: ModelStringInput | null | undefined;
  readonly carbonKg?: ModelFloatInput | null | undefined;
  readonly carbonAssumption?: ModelStringInput | null | undefined;
  readonly carbonSource?: ModelStringInput | null | undefined;
  readonly waterLiters?: ModelFloatInput | null | undefined;
  readonly waterAssumption?: ModelStringInput | null | undefined;
  readonly waterSource?: ModelStringInput | null | undefined;
  readonly wasteKg?: ModelFloatInput | null | undefined;
  readonly wasteAssumption?: ModelStringInput | null | undefined;
  readonly wasteSource?: ModelStringInput | null | undefined;
  readonly energyKwh?: ModelFloatInput | null | undefined;
  readonly energyAssumption?: ModelStringInput | null | undefined;
  readonly energySource?: ModelStringInput | null | undefined;
  readonly moneyDollars?: ModelFloatInput | null | undefined;
  readonly moneyAssumption?: ModelStringInput | null | undefined;
  readonly moneySource?: ModelStringInput | null | undefined;
  readonly savesOver?: ModelIntInput | null | undefined;
  readonly correctedAt?: ModelStringInput | null | undefined;
  readonly correctedSaved?: ModelIntInput | null | undefined;
  readonly correctionNote?: ModelStringInput | null | undefined;
  readonly timeNeeded?: ModelIntInput | null | undefined;
  readonly cost?: ModelTasksCostInput | null | undefined;
  readonly costDollars?: ModelIntInput | null | undefined;
  readonly place?: ModelTasksPlaceInput | null | undefined;
  readonly renters?: ModelTasksRentersInput | null | undefined;
  readonly whyItHelps?: ModelStringInput | null | undefined;
  readonly whySource?: ModelStringInput | null | undefined;
  readonly steps?: ModelStringInput | null | undefined;
  readonly and?: ReadonlyArray<ModelTasksConditionInput | null | undefined> | null | undefined;
  readonly or?: ReadonlyArray<ModelTasksConditionInput | null | undefined> | null | undefined;
  readonly not?: ModelTasksConditionInput | null | undefined;
  readonly createdAt?: ModelStringInput | null | undefined;
  readonly updatedAt?: ModelStringInput | null | undefined;
};

export type CreateTasksInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly score?: number | null | undefined;
  readonly duration?: number | null | undefined;
  readonly imagename?: string | null | undefined;
  readonly category?: Category | null | undefined;
  readonly state?: CatalogState | null | undefined;
  readonly difficulty: Difficulty;
  readonly earthimpact?: string | null | undefined;
  readonly moneyimpact?: string | null | undefined;
  readonly carbonKg?: number | null | undefined;
  readonly carbonAssumption?: string | null | undefined;
  readonly carbonSource?: string | null | undefined;
  readonly waterLiters?: number | null | undefined;
  readonly waterAssumption?: string | null | undefined;
  readonly waterSource?: string | null | undefined;
  readonly wasteKg?: number | null | undefined;
  readonly wasteAssumption?: string | null | undefined;
  readonly wasteSource?: string | null | undefined;
  readonly energyKwh?: number | null | undefined;
  readonly energyAssumption?: string | null | undefined;
  readonly energySource?: string | null | undefined;
  readonly moneyDollars?: number | null | undefined;
  readonly moneyAssumption?: string | null | undefined;
  readonly moneySource?: string | null | undefined;
  readonly savesOver?: number | null | undefined;
  readonly correctedAt?: string | null | undefined;
  readonly correctedSaved?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly correctionNote?: string | null | undefined;
  readonly timeNeeded?: number | null | undefined;
  readonly cost?: TasksCost | null | undefined;
  readonly costDollars?: number | null | undefined;
  readonly place?: TasksPlace | null | undefined;
  readonly renters?: TasksRenters | null | undefined;
  readonly whyItHelps?: string | null | undefined;
  readonly whySource?: string | null | undefined;
  readonly steps?: string | null | undefined;
};

export type UpdateTasksInput = {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly score?: number | null | undefined;
  readonly duration?: number | null | undefined;
  readonly imagename?: string | null | undefined;
  readonly category?: Category | null | undefined;
  readonly state?: CatalogState | null | undefined;
  readonly difficulty?: Difficulty | null | undefined;
  readonly earthimpact?: string | null | undefined;
  readonly moneyimpact?: string | null | undefined;
  readonly carbonKg?: number | null | undefined;
  readonly carbonAssumption?: string | null | undefined;
  readonly carbonSource?: string | null | undefined;
  readonly waterLiters?: number | null | undefined;
  readonly waterAssumption?: string | null | undefined;
  readonly waterSource?: string | null | undefined;
  readonly wasteKg?: number | null | undefined;
  readonly wasteAssumption?: string | null | undefined;
  readonly wasteSource?: string | null | undefined;
  readonly energyKwh?: number | null | undefined;
  readonly energyAssumption?: string | null | undefined;
  readonly energySource?: string | null | undefined;
  readonly moneyDollars?: number | null | undefined;
  readonly moneyAssumption?: string | null | undefined;
  readonly moneySource?: string | null | undefined;
  readonly savesOver?: number | null | undefined;
  readonly correctedAt?: string | null | undefined;
  readonly correctedSaved?: ReadonlyArray<number | null | undefined> | null | undefined;
  readonly correctionNote?: string | null | undefined;
  readonly timeNeeded?: number | null | undefined;
  readonly cost?: TasksCost | null | undefined;
  readonly costDollars?: number | null | undefined;
  readonly place?: TasksPlace | null | undefined;
  readonly renters?: TasksRenters | null | undefined;
  readonly whyItHelps?: string | null | undefined;
  readonly whySource?: string | null | undefined;
  readonly steps?: string | null | undefined;
};

export type DeleteTasksInput = {
  readonly id: string;
};

export type DeleteUserTaskSelectionInput = {
  readonly id: string;
};

export type ModelLibraryConditionInput = {
  readonly name?: ModelStringInput | null | undefined;
  readonly description?: ModelStringInput | null | undefined;
  readonly score?: ModelIntInput | null | undefined;
  readonly duration?: ModelIntInput | null | undefined;
  readonly imagename?: ModelStringInput | null | undefined;
  readonly category?: ModelCategoryInput | null | undefined;
  readonly state?: ModelCatalogStateInput | null | undefined;
  readonly difficulty?: ModelDifficultyInput | null | undefined;
  readonly weblink?: ModelStringInput | null | undefined;
  readonly and?: ReadonlyArray<ModelLibraryConditionInput | null | undefined> | null | undefined;
  readonly or?: ReadonlyArray<ModelLibraryConditionInput | null | undefined> | null | undefined;
  readonly not?: ModelLibraryConditionInput | null | undefined;
  readonly createdAt?: ModelStringInput | null | undefined;
  readonly updatedAt?: ModelStringInput | null | undefined;
};

export type CreateLibraryInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly score?: number | null | undefined;
  readonly duration?: number | null | undefined;
  readonly imagename?: string | null | undefined;
  readonly category?: Category | null | undefined;
  readonly state?: CatalogState | null | undefined;
  readonly difficulty?: Difficulty | null | undefined;
  readonly weblink?: string | null | undefined;
};

export type UpdateLibraryInput = {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly score?: number | null | undefined;
  readonly duration?: number | null | undefined;
  readonly imagename?: string | null | undefined;
  readonly category?: Category | null | undefined;
  readonly state?: CatalogState | null | undefined;
  readonly difficulty?: Difficulty | null | undefined;
  readonly weblink?: string | null | undefined;
};

export type DeleteLibraryInput = {
  readonly id: string;
};

export type CreateClosedAccountInput = {
  readonly id?: string | null | undefined;
  readonly account?: string | null | undefined;
  readonly removeAfter?: number | null | undefined;
};

export type CuratedTaskFragment = (
  { readonly id: string, readonly name: string, readonly difficulty: Difficulty, readonly description: string | null, readonly score: number | null, readonly duration: number | null, readonly earthimpact: string | null, readonly moneyimpact: string | null, readonly imagename: string | null, readonly correctionNote: string | null, readonly category: Category | null, readonly state: CatalogState | null, readonly updatedAt: string }
  & SourcedEstimatesFragment
  & EffortFragment
);

export type CuratedLinkFragment = { readonly id: string, readonly name: string, readonly difficulty: Difficulty | null, readonly description: string | null, readonly score: number | null, readonly duration: number | null, readonly weblink: string | null, readonly imagename: string | null, readonly category: Category | null, readonly state: CatalogState | null, readonly updatedAt: string };

export type CuratedTasksQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CuratedTasksQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<CuratedTaskFragment | null> } | null };

export type CuratedLinksQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CuratedLinksQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<CuratedLinkFragment | null> } | null };

export type CuratedTasksRowQueryVariables = Exact<{
  id: string;
}>;


export type CuratedTasksRowQuery = { readonly row: CuratedTaskFragment | null };

export type CuratedLinksRowQueryVariables = Exact<{
  id: string;
}>;


export type CuratedLinksRowQuery = { readonly row: CuratedLinkFragment | null };

export type CreateCuratedTasksMutationVariables = Exact<{
  input: CreateTasksInput;
}>;


export type CreateCuratedTasksMutation = { readonly createTasks: CuratedTaskFragment | null };

export type CreateCuratedLinksMutationVariables = Exact<{
  input: CreateLibraryInput;
}>;


export type CreateCuratedLinksMutation = { readonly createLibrary: CuratedLinkFragment | null };

export type UpdateCuratedTasksMutationVariables = Exact<{
  input: UpdateTasksInput;
  condition?: ModelTasksConditionInput | null | undefined;
}>;


export type UpdateCuratedTasksMutation = { readonly updateTasks: CuratedTaskFragment | null };

export type UpdateCuratedLinksMutationVariables = Exact<{
  input: UpdateLibraryInput;
  condition?: ModelLibraryConditionInput | null | undefined;
}>;


export type UpdateCuratedLinksMutation = { readonly updateLibrary: CuratedLinkFragment | null };

export type DeleteCuratedTasksMutationVariables = Exact<{
  input: DeleteTasksInput;
  condition?: ModelTasksConditionInput | null | undefined;
}>;


export type DeleteCuratedTasksMutation = { readonly deleteTasks: CuratedTaskFragment | null };

export type DeleteCuratedLinksMutationVariables = Exact<{
  input: DeleteLibraryInput;
  condition?: ModelLibraryConditionInput | null | undefined;
}>;


export type DeleteCuratedLinksMutation = { readonly deleteLibrary: CuratedLinkFragment | null };

export type CreatedTasksSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CreatedTasksSubscription = { readonly row: CuratedTaskFragment | null };

export type UpdatedTasksSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UpdatedTasksSubscription = { readonly row: CuratedTaskFragment | null };

export type DeletedTasksSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DeletedTasksSubscription = { readonly row: CuratedTaskFragment | null };

export type CreatedLinksSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CreatedLinksSubscription = { readonly row: CuratedLinkFragment | null };

export type UpdatedLinksSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UpdatedLinksSubscription = { readonly row: CuratedLinkFragment | null };

export type DeletedLinksSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DeletedLinksSubscription = { readonly row: CuratedLinkFragment | null };

export type CountSelectionsQueryVariables = Exact<{
  taskId: string;
}>;


export type CountSelectionsQuery = { readonly members: number };

export type CountCompletionsQueryVariables = Exact<{
  taskId: string;
}>;


export type CountCompletionsQuery = { readonly completions: number };

export type TasksWithPictureQueryVariables = Exact<{
  path: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type TasksWithPictureQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly name: string } | null> } | null };

export type LinksWithPictureQueryVariables = Exact<{
  path: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type LinksWithPictureQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly name: string } | null> } | null };

export type CommitMutationVariables = Exact<{
  revision: number;
  levelBefore?: number | null | undefined;
  level?: number | null | undefined;
  susscore: number;
  memberRecord: string;
  complete?: ReadonlyArray<NewCompletionInput> | NewCompletionInput | null | undefined;
  uncomplete?: ReadonlyArray<string> | string | null | undefined;
  select?: ReadonlyArray<NewSelectionInput> | NewSelectionInput | null | undefined;
  deselect?: ReadonlyArray<string> | string | null | undefined;
}>;


export type CommitMutation = { readonly commitMember: { readonly outcome: string, readonly revision: number | null, readonly level: number | null, readonly memberRecord: string | null, readonly gone: ReadonlyArray<string> | null } };

export type CompletionFragment = { readonly id: string, readonly taskId: string, readonly completedDate: string, readonly expirationDate: string, readonly saved: ReadonlyArray<number | null> | null };

export type ScoredCompletionFragment = (
  { readonly createdAt: string, readonly task: TaskValueFragment | null }
  & CompletionFragment
);

export type CompletionsQueryVariables = Exact<{
  owner: string;
  since: string;
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


export type HistoryPageQuery = { readonly getUserProfile: { readonly away: string | null, readonly revision: number | null, readonly level: number | null, readonly memberRecord: string | null } | null, readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<RecordedCompletionFragment | null> } | null };

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


export type OwnCompletionsQuery = { readonly page: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly taskId: string, readonly completedDate: string, readonly expirationDate: string, readonly saved: ReadonlyArray<number | null> | null, readonly createdAt: string, readonly updatedAt: string, readonly task: { readonly name: string } | null } | null> } | null };

export type DeleteCompletionMutationVariables = Exact<{
  input: DeleteCompletedTaskInput;
}>;


export type DeleteCompletionMutation = { readonly deleteCompletedTask: { readonly id: string } | null };

export type CompletionExistsQueryVariables = Exact<{
  id: string;
}>;


export type CompletionExistsQuery = { readonly getCompletedTask: { readonly id: string } | null };

export type DeleteProfileMutationVariables = Exact<{
  input: DeleteUserProfileInput;
}>;


export type DeleteProfileMutation = { readonly deleteUserProfile: { readonly id: string } | null };

export type ProfileExistsQueryVariables = Exact<{
  id: string;
}>;


export type ProfileExistsQuery = { readonly getUserProfile: { readonly id: string } | null };

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

export type SelectionExistsQueryVariables = Exact<{
  id: string;
}>;


export type SelectionExistsQuery = { readonly getUserTaskSelection: { readonly id: string } | null };

export type SelectionIdsQueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type SelectionIdsQuery = { readonly getUserProfile: { readonly selectedTasks: { readonly nextToken: string | null, readonly items: ReadonlyArray<{ readonly id: string } | null> } | null } | null };

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

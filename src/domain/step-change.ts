import * as v from 'valibot';

/** What a member does with a goal's steps: ticks one, or unticks, adds or removes it; or unticks all (D109). */
export const StepChangeSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['tick', 'untick', 'drop']), stepId: v.string() }),
  v.object({ kind: v.literal('own'), stepId: v.string(), text: v.string() }),
  v.object({ kind: v.literal('restart'), stepIds: v.array(v.string()) }),
]);

export type StepChange = Readonly<v.InferOutput<typeof StepChangeSchema>>;

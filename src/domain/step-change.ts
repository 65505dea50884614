import * as v from 'valibot';

/** A change of a goal's steps: ticking, unticking, adding or removing one, or unticking all (D109). */
export const StepChangeSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['tick', 'untick', 'drop']), stepId: v.string() }),
  v.object({ kind: v.literal('own'), stepId: v.string(), text: v.string() }),
  v.object({ kind: v.literal('restart'), stepIds: v.array(v.string()) }),
]);

export type StepChange = Readonly<v.InferOutput<typeof StepChangeSchema>>;

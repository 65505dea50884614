/** The questions about the plans of tasks that were just added, by the selection's ID. Each takes the answer. */
const open = new Map<string, (goal: string | null) => void>();

/** Opens the question about a selection. Returns what its row is to note, once it is answered; null without a plan. */
export function openQuestion(id: string): Promise<string | null> {
  return new Promise((resolve) => {
    open.set(id, resolve);
  });
}

/** Answers the question about a selection. Returns whether it was open, so the answer goes with the addition. */
export function answerQuestion(id: string, goal: string | null): boolean {
  open.get(id)?.(goal);
  return open.delete(id);
}

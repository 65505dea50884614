/** Why a task was set aside: 'I already do this', or 'Not for me' (D27). */
export const SET_ASIDE_REASONS = ['doing', 'unsuited'] as const;

export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

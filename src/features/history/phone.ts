/** Where a table has no room, and its rows are shown as blocks. */
export const PHONE = '(width < 48rem)';

import { box } from './box';
import styles from './layout.module.css';

/** Stacks its children at full width. */
export const Stack = box('div', styles.stack);

/** Columns of equal width, as many per row as fit. */
export const Grid = box('div', styles.grid);

/** Children side by side, on as many lines as needed. */
export const Row = box('div', styles.row);

import type { ReactNode } from 'react';

/** The place of the picture in a form. */
export interface PictureSlot {
  /** The stored picture's path under task-pictures/, when there is one. */
  readonly value?: string;
  onChange(path: string | undefined): void;
  readonly label: string;
}

/** What a page puts in that place; the path is typed where it puts nothing. */
export type RenderPicture = (slot: PictureSlot) => ReactNode;

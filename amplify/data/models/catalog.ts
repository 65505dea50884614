import { Library } from './library';
import { Tasks } from './tasks';

/** The models that admins maintain, whose drafts members don't see. */
export const catalog = { Tasks, Library };

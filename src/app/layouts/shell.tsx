import { PageSkeleton } from '@/app/page-skeleton';
import { SHELL_ATTRIBUTE } from '@/app/prerendered';
import { ThemeSwitch } from '@/app/theme/theme-switch';
import { paths } from '@/paths';
import { Frame } from './frame';
import { HeaderActions, HeaderBar } from './header';

/**
 * The static HTML of guarded pages. It is shown before the session is known, so the header has only the
 * logo and the theme switch.
 */
export function Shell() {
  return (
    <div {...{ [SHELL_ATTRIBUTE]: '' }}>
      <Frame header={header}>
        <PageSkeleton />
      </Frame>
    </div>
  );
}

const header = (
  <HeaderBar home={paths.landing}>
    <HeaderActions>
      <ThemeSwitch />
    </HeaderActions>
  </HeaderBar>
);

import { PageSkeleton } from '@/app/page-skeleton';
import { SHELL_ATTRIBUTE } from '@/app/prerendered';
import { ThemeSwitch } from '@/app/theme/theme-switch';
import { paths } from '@/paths';
import { Frame } from './frame';
import { HeaderActions, HeaderBar } from './header';

/**
 * What every page behind the guards shows before its script runs. Nobody is known to be signed in yet,
 * so its header has only the logo and the theme switch, and no links that might be the wrong ones.
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

import { PageSkeleton } from '@/app/loading/page-skeleton';
import { SHELL_MARK } from '@/app/prerendered';
import { ThemeSwitch } from '@/app/theme/theme-switch';
import { paths } from '@/paths';
import { Frame } from './frame';
import { HeaderActions, HeaderBar } from './header-bar';

/**
 * What every page behind the guards shows before its script runs. It does not know who is there, so
 * its header has the product's sign and no links that might be the wrong ones.
 */
export function Shell() {
  return (
    <div {...{ [SHELL_MARK]: '' }}>
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

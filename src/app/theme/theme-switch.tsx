import { Icon, type IconName } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { THEME_SWITCH } from './theme';
import styles from './theme-switch.module.css';

const states: readonly { className: string | undefined; icon: IconName; label: string }[] = [
  { className: styles.device, icon: 'theme', label: 'Theme: same as device' },
  { className: styles.light, icon: 'sun', label: 'Theme: light' },
  { className: styles.dark, icon: 'moon', label: 'Theme: dark' },
];

/**
 * A button that cycles through the device's theme, light and dark; its label names the current one. The style sheet
 * picks the icon and label, so prerendered pages show the right ones, too. theme.ts handles the click, without React.
 */
export function ThemeSwitch() {
  return (
    <IconButton {...{ [THEME_SWITCH]: '' }}>
      {states.map((state) => (
        <span key={state.label} className={state.className}>
          <Icon name={state.icon} />
          <VisuallyHidden>{state.label}</VisuallyHidden>
        </span>
      ))}
    </IconButton>
  );
}

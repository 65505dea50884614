import { Icon, type IconName } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { THEME_SWITCH } from './theme';
import styles from './theme-switch.module.css';

const faces: readonly { className: string | undefined; icon: IconName; label: string }[] = [
  { className: styles.device, icon: 'theme', label: 'Colours: as on your device' },
  { className: styles.light, icon: 'sun', label: 'Colours: light' },
  { className: styles.dark, icon: 'moon', label: 'Colours: dark' },
];

/**
 * One button that goes through the device's colours, light and dark; its name says which is on. The
 * style sheet shows the face of the current theme, so that prerendered pages show the right one too.
 */
export function ThemeSwitch() {
  return (
    <IconButton {...{ [THEME_SWITCH]: '' }}>
      {faces.map((face) => (
        <span key={face.label} className={face.className}>
          <Icon name={face.icon} />
          <VisuallyHidden>{face.label}</VisuallyHidden>
        </span>
      ))}
    </IconButton>
  );
}

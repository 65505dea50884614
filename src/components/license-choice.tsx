import { type ComponentProps, useId } from 'react';
import { Row, Stack } from './layout';
import { Text } from './text';
import { paths } from '@/paths';
import { LICENSE_FIELD } from '@/domain/license';
import styles from './license-choice.module.css';

type LicenseChoiceProps = Pick<ComponentProps<'input'>, 'checked' | 'onChange' | 'required'> & {
  readonly problem?: string | undefined;
};

/** The checkbox that accepts the license. The text opens in a new tab, so nothing typed is lost (D5). */
export function LicenseChoice({ problem, ...input }: LicenseChoiceProps) {
  const problemId = useId();
  const invalidity =
    problem === undefined ? {} : { 'aria-describedby': problemId, 'aria-invalid': true };
  return (
    <Stack gap={1} data-field="" className={styles.field}>
      <Row as="label" gap={3} align="start" isOneLine size="s" className={styles.choice}>
        <input {...input} {...invalidity} type="checkbox" name={LICENSE_FIELD} value="yes" />
        <span>I have read and accept the license agreement (EULA)</span>
      </Row>
      <a href={paths.eula} target="_blank" rel="noopener" className={styles.link}>
        Read the license agreement (opens in a new tab)
      </a>
      {problem !== undefined && (
        <Text id={problemId} size="s" tone="danger" weight="medium">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

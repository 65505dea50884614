import {
  type PasswordPolicy,
  passwordProblems,
  type PasswordRule,
  passwordRules,
} from '@/domain/password';
import { Icon } from './icon';
import { Row } from './layout';
import styles from './password-rules.module.css';
import { VisuallyHidden } from './visually-hidden';

interface PasswordRulesProps {
  readonly id?: string;
  readonly password: string;
  /** The deployed policy; without one there are no rules. */
  readonly policy: PasswordPolicy | undefined;
  /** Whether to list only the rules that are met, because messages already name the others. */
  readonly hasMessages?: boolean;
}

/** The rules for a new password, checked off and announced while it is typed (spec §5, D50). */
export function PasswordRules({ id, password, policy, hasMessages = false }: PasswordRulesProps) {
  const rules = passwordRules(password, policy);
  if (rules.length === 0) return null;
  const [problem] = passwordProblems(password, policy);
  return (
    <div className={styles.rules} data-has-messages={hasMessages}>
      <ul id={id} className={styles.list} aria-label="Your password needs">
        {rules.map(({ needs, isMet }) => (
          <Row as="li" gap={2} align="center" isOneLine key={needs} data-met={isMet}>
            <span className={styles.mark}>{isMet && <Icon name="check" size={14} />}</span>
            <span className={styles.needs}>
              <span>{needs}</span>
              {isMet && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </Row>
        ))}
      </ul>
      <output>
        <VisuallyHidden>{password !== '' && stateText(rules, problem)}</VisuallyHidden>
      </output>
    </div>
  );
}

/** Returns what a password needs, in one sentence. */
export function passwordNeedsText(policy: PasswordPolicy | undefined): string {
  return needsText('It needs', passwordRules('', policy));
}

// The problem of a leading or trailing space isn't among the listed rules.
function stateText(rules: readonly PasswordRule[], problem: string | undefined): string {
  const missing = rules.filter(({ isMet }) => !isMet);
  if (missing.length > 0) return needsText('Your password still needs', missing);
  return problem === undefined ? 'Your password has everything it needs.' : `${problem}.`;
}

function needsText(start: string, rules: readonly PasswordRule[]): string {
  const needs = rules.map((rule) => rule.needs);
  return `${start} ${needs.join(', ')}.`;
}

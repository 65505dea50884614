import { Grid, Row } from '@/components/layout';
import { Text } from '@/components/text';
import { CATEGORIES, type Category } from '@/domain/category';
import styles from './interest-choice.module.css';

interface InterestChoiceProps {
  readonly legend: string;
  readonly chosen: readonly Category[];
  readonly onChange: (chosen: readonly Category[]) => void;
  readonly disabled?: boolean;
}

/** A checkbox for each category (D30). */
export function InterestChoice({
  legend,
  chosen,
  onChange,
  disabled = false,
}: InterestChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <Text as="legend" size="s" weight="bold">
        {legend}
      </Text>
      <Grid gap={2} className={styles.choices}>
        {CATEGORIES.map((category) => (
          <Row as="label" key={category} gap={3} align="center" isOneLine className={styles.choice}>
            <input
              type="checkbox"
              style={{ inlineSize: '1.25rem', blockSize: '1.25rem', margin: 0 }}
              name="interests"
              value={category}
              checked={chosen.includes(category)}
              onChange={({ target }) =>
                onChange(
                  CATEGORIES.filter((one) =>
                    one === category ? target.checked : chosen.includes(one),
                  ),
                )
              }
            />
            <span>{category}</span>
          </Row>
        ))}
      </Grid>
    </fieldset>
  );
}

import { useState, type ReactNode } from 'react';
import { Eye, MapPin, Wrench } from 'lucide-react';
import { ActionButton } from './ActionButton.tsx';
import type { ShownFinding, ShownFix } from './doctorMessages.ts';
import type { DoctorState } from './useDoctor.ts';
import styles from './MapDoctor.module.css';

/** Number of findings that are listed at a time. React renders 50 of them without blocking the page. */
const pageSize = 50;

const severities = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['info', 'Notes'],
] as const;
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface Props {
  readonly findings: readonly ShownFinding[];
  readonly state: DoctorState;
  /** Id of the finding that the map shows. */
  readonly selected: string | undefined;
  readonly onSelect: (finding: ShownFinding) => void;
}

/** The findings, most severe first, each with its place and its fixes. */
export function FindingList({ findings, state, selected, onSelect }: Props): ReactNode {
  const [shown, setShown] = useState(pageSize);
  const listed = findings.slice(0, shown);
  return (
    <>
      {severities.map(([severity, title]) => {
        const own = listed.filter((finding) => finding.severity === severity);
        const count = findings.filter((finding) => finding.severity === severity).length;
        return own.length === 0 ? null : (
          <section key={severity} aria-label={title}>
            <h4>
              {title} ({count.toLocaleString('en')})
            </h4>
            <ul className={styles.findings}>
              {own.map((finding) => (
                <Finding
                  key={finding.id}
                  finding={finding}
                  state={state}
                  isSelected={finding.id === selected}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {findings.length > shown ? (
        <ActionButton onClick={() => setShown((count) => count + pageSize)}>
          Show {Math.min(pageSize, findings.length - shown)} more
        </ActionButton>
      ) : null}
    </>
  );
}

interface FindingProps {
  readonly finding: ShownFinding;
  readonly state: DoctorState;
  readonly isSelected: boolean;
  readonly onSelect: (finding: ShownFinding) => void;
}

function Finding({ finding, state, isSelected, onSelect }: FindingProps): ReactNode {
  const { code, title, message, why, remedy, place, fixes } = finding;
  return (
    <li className={isSelected ? styles.selected : undefined} aria-current={isSelected || undefined}>
      <p>
        <strong>{title}</strong> <code>{code}</code>
      </p>
      <p>{message}</p>
      <details>
        <summary>Why it matters, and what to do</summary>
        <p>{why}</p>
        <p>{remedy}</p>
      </details>
      <div className={styles.actions}>
        {place === undefined ? null : (
          <ActionButton name={`Show on the map: ${title}`} onClick={() => onSelect(finding)}>
            <MapPin {...icon} />
            Show on the map
          </ActionButton>
        )}
        {fixes.map((fix) => (
          <Fix key={fix.id} fix={fix} finding={finding} state={state} onSelect={onSelect} />
        ))}
      </div>
    </li>
  );
}

interface FixProps extends Omit<FindingProps, 'isSelected'> {
  readonly fix: ShownFix;
}

function Fix({ fix, finding, state, onSelect }: FixProps): ReactNode {
  const [text, setText] = useState(fix.input?.value ?? '');
  const isShown = state.preview?.fix === fix.id;
  const value = fix.input === undefined ? undefined : text;
  const isBusy = state.work !== undefined;
  return (
    <form
      className={styles.fix}
      onSubmit={(event) => {
        event.preventDefault();
        state.apply(fix.id, value);
      }}
    >
      {fix.input === undefined ? null : (
        <label className={styles.field}>
          <span>{fix.input.label}</span>
          <input
            type="text"
            required
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      )}
      <ActionButton
        name={`Preview: ${fix.title}`}
        isPressed={isShown}
        isOff={isBusy}
        onClick={() => {
          if (isShown) return state.hide();
          onSelect(finding);
          state.show(fix.id, value);
        }}
      >
        <Eye {...icon} />
        Preview
      </ActionButton>
      <ActionButton isSubmit isOff={isBusy} hint={fix.effect}>
        <Wrench {...icon} />
        {fix.title}
      </ActionButton>
      {isShown ? <p className={styles.previewed}>{state.preview?.summary}.</p> : null}
    </form>
  );
}

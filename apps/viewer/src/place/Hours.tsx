import { ChevronDown, Clock } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import { dayName, dayText, openingState, type TimeWords } from './openingText.ts';
import { openingWeek, type Opening } from './openingWeek.ts';
import styles from './Hours.module.css';

interface Props {
  readonly place: Opening;
  readonly now: Date;
}

/** Whether a place is open, and on request the hours of the week. */
export function Hours({ place, now }: Props): ReactElement | null {
  const { venue, texts } = useViewer();
  const words: TimeWords = useMemo(
    () => ({ texts: texts.place, locale: texts.locale, timeZone: venue.timeZone }),
    [venue, texts],
  );
  const state = useMemo(() => openingState(place, now, words), [place, now, words]);
  const week = useMemo(() => openingWeek(place, now, words.timeZone), [place, now, words]);
  if (!state) return null;
  return (
    <li className={styles.hours}>
      <Clock size={20} strokeWidth={1.5} aria-hidden />
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className="only-read">{texts.place.hours}: </span>
          <span>
            <strong className={state.isOpen ? styles.open : styles.closed}>{state.text}</strong>
            {state.change !== '' && ` · ${state.change}`}
          </span>
          <ChevronDown className={styles.arrow} size={18} strokeWidth={1.5} aria-hidden />
        </summary>
        {week && (
          <table className={styles.week}>
            <caption className="only-read">{texts.place.hours}</caption>
            <tbody>
              {week.map((day) => (
                <tr key={+day.date} className={day.isToday ? styles.today : undefined}>
                  <th scope="row">{dayName(day.date, words)}</th>
                  <td>
                    {dayText(day, words)}
                    {day.isSpecial && <span className={styles.note}>{texts.place.holiday}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </details>
    </li>
  );
}
